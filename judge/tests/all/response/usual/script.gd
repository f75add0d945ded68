extends Node
var x = 0.0
var y = 0.0
var w = 16.0
var h = 32.0
var vx = 0.0
var vy = 0.0
var on_floor = false
func hit(b):
	if x + w <= b.x or x >= b.x + b.w or y + h <= b.y or y >= b.y + b.h:
		return
	if y - vy + h <= b.y:
		y = b.y - h
		vy = 0
		on_floor = true
	elif y - vy >= b.y + b.h:
		y = b.y + b.h
		vy = 0
	elif x - vx + w <= b.x:
		x = b.x - w
		vx = 0
	elif x - vx >= b.x + b.w:
		x = b.x + b.w
		vx = 0
