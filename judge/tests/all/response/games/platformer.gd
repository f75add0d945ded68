extends Node2D

const GRAVITY = 0.5
const JUMP = -10.0
const SPEED = 3.0

var pos = Vector2(40, 40)
var size = Vector2(16, 32)
var velocity = Vector2.ZERO
var on_floor = false
var tiles = []

func _ready():
	for i in range(20):
		tiles.append(Rect2(i * 32, 300, 32, 32))

func _physics_process(_delta):
	velocity.x = 0
	if Input.is_action_pressed("ui_left"):
		velocity.x = -SPEED
	if Input.is_action_pressed("ui_right"):
		velocity.x = SPEED
	if Input.is_action_just_pressed("ui_accept") and on_floor:
		velocity.y = JUMP
	velocity.y += GRAVITY
	pos += velocity
	on_floor = false
	for tile in tiles:
		resolve(tile)
	queue_redraw()

func resolve(tile):
	var left = pos.x + size.x - tile.position.x
	var right = tile.end.x - pos.x
	var top = pos.y + size.y - tile.position.y
	var bottom = tile.end.y - pos.y
	if left <= 0 or right <= 0 or top <= 0 or bottom <= 0:
		return
	if min(left, right) < min(top, bottom):
		if left < right:
			pos.x -= left
		else:
			pos.x += right
		velocity.x = 0
	else:
		if top < bottom:
			pos.y -= top
			on_floor = true
		else:
			pos.y += bottom
		velocity.y = 0

func _draw():
	for tile in tiles:
		draw_rect(tile, Color.GREEN)
	draw_rect(Rect2(pos, size), Color.RED)
