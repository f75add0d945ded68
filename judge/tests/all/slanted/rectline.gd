func hits(a: Vector2, b: Vector2, rect: Rect2) -> bool:
	var t0 := 0.0
	var t1 := 1.0
	var dx := b.x - a.x
	var dy := b.y - a.y
	if dx == 0.0:
		if a.x < rect.position.x or a.x > rect.position.x + rect.size.x:
			return false
	else:
		var u := (rect.position.x - a.x) / dx
		var v := (rect.position.x + rect.size.x - a.x) / dx
		t0 = max(t0, min(u, v))
		t1 = min(t1, max(u, v))
	if dy == 0.0:
		if a.y < rect.position.y or a.y > rect.position.y + rect.size.y:
			return false
	else:
		var u := (rect.position.y - a.y) / dy
		var v := (rect.position.y + rect.size.y - a.y) / dy
		t0 = max(t0, min(u, v))
		t1 = min(t1, max(u, v))
	return t0 <= t1
