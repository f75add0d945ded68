import pygame, sys

pygame.init()
screen = pygame.display.set_mode((640, 480))
clock = pygame.time.Clock()

GRAVITY = 1
TILE = 32

class Player:
    def __init__(self, x, y):
        self.rect = pygame.Rect(x, y, 16, 32)
        self.vx = 0
        self.vy = 0
        self.on_ground = False

    def update(self, tiles):
        keys = pygame.key.get_pressed()
        self.vx = 0
        if keys[pygame.K_LEFT]:
            self.vx = -4
        if keys[pygame.K_RIGHT]:
            self.vx = 4
        if keys[pygame.K_SPACE] and self.on_ground:
            self.vy = -15
        self.vy += GRAVITY
        if self.vy > 12:
            self.vy = 12
        self.rect.x += self.vx
        self.rect.y += self.vy
        self.on_ground = False
        for tile in tiles:
            if self.rect.colliderect(tile):
                if self.vx > 0:
                    self.rect.right = tile.left
                elif self.vx < 0:
                    self.rect.left = tile.right
                if self.vy > 0:
                    self.rect.bottom = tile.top
                    self.vy = 0
                    self.on_ground = True
                elif self.vy < 0:
                    self.rect.top = tile.bottom
                    self.vy = 0

    def draw(self, surface):
        pygame.draw.rect(surface, (255, 0, 0), self.rect)

player = Player(100, 100)
tiles = [pygame.Rect(i * TILE, 400, TILE, TILE) for i in range(20)]

while True:
    for event in pygame.event.get():
        if event.type == pygame.QUIT:
            pygame.quit()
            sys.exit()
    player.update(tiles)
    screen.fill((0, 0, 0))
    for tile in tiles:
        pygame.draw.rect(screen, (0, 255, 0), tile)
    player.draw(screen)
    pygame.display.flip()
    clock.tick(60)
