func move(a, blocks):
	a.position += a.velocity
	for b in blocks:
		if a.position.x + a.size.x > b.position.x and a.position.x < b.position.x + b.size.x and a.position.y + a.size.y > b.position.y and a.position.y < b.position.y + b.size.y:
			var l = a.position.x + a.size.x - b.position.x
			var r = b.position.x + b.size.x - a.position.x
			var t = a.position.y + a.size.y - b.position.y
			var d = b.position.y + b.size.y - a.position.y
			var m = min(min(l, r), min(t, d))
			if m == t:
				a.position.y -= t
				a.velocity.y = 0
			elif m == d:
				a.position.y += d
				a.velocity.y = 0
			elif m == l:
				a.position.x -= l
				a.velocity.x = 0
			else:
				a.position.x += r
				a.velocity.x = 0
