def update():
    global vx, vy
    player.x += vx
    for i in range(len(tiles)):
        t = tiles[i]
        if player.x < t.x + t.w and player.x + player.w > t.x and player.y < t.y + t.h and player.y + player.h > t.y:
            if vx > 0:
                player.x = t.x - player.w
            elif vx < 0:
                player.x = t.x + t.w
            vx = 0
    player.y += vy
    for i in range(len(tiles)):
        t = tiles[i]
        if player.x < t.x + t.w and player.x + player.w > t.x and player.y < t.y + t.h and player.y + player.h > t.y:
            if vy > 0:
                player.y = t.y - player.h
            elif vy < 0:
                player.y = t.y + t.h
            vy = 0
