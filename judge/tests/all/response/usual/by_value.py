def move(self, dx, dy, tiles):
    self.rect.x += dx
    for tile in tiles:
        if self.rect.colliderect(tile):
            if dx > 0:
                self.rect.right = tile.left
            elif dx < 0:
                self.rect.left = tile.right
    self.rect.y += dy
    for tile in tiles:
        if self.rect.colliderect(tile):
            if dy > 0:
                self.rect.bottom = tile.top
                self.on_ground = True
                self.vel_y = 0
            elif dy < 0:
                self.rect.top = tile.bottom
                self.vel_y = 0
