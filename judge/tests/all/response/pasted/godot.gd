extends Node2D

var velocity := Vector2.ZERO
var size := Vector2(16, 32)
var on_floor := false

func move(blocks: Array[Rect2]) -> void:
	on_floor = false
	position.x += velocity.x
	for block in blocks:
		if Rect2(position, size).intersects(block):
			if velocity.x > 0:
				position.x = block.position.x - size.x
			elif velocity.x < 0:
				position.x = block.end.x
			velocity.x = 0
	position.y += velocity.y
	for block in blocks:
		if Rect2(position, size).intersects(block):
			if velocity.y > 0:
				position.y = block.position.y - size.y
				on_floor = true
			elif velocity.y < 0:
				position.y = block.end.y
			velocity.y = 0
