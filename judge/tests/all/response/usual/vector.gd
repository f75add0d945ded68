func collide(a: Rect2, velocity: Vector2, b: Rect2):
	var left = a.position.x + a.size.x - b.position.x
	var right = b.position.x + b.size.x - a.position.x
	var top = a.position.y + a.size.y - b.position.y
	var bottom = b.position.y + b.size.y - a.position.y
	if left <= 0 or right <= 0 or top <= 0 or bottom <= 0:
		return Vector2(0, 0)
	var x = -left if left <= right else right
	var y = -top if top <= bottom else bottom
	if abs(x) < abs(y):
		return Vector2(x, 0)
	return Vector2(0, y)
