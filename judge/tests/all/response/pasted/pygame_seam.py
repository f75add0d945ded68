import pygame

WIDTH, HEIGHT = 640, 480
GRAVITY = 0.5
JUMP = -10
SPEED = 4

class Block(pygame.sprite.Sprite):
    def __init__(self, x, y):
        super().__init__()
        self.image = pygame.Surface((32, 32))
        self.rect = self.image.get_rect(topleft=(x, y))

class Player(pygame.sprite.Sprite):
    def __init__(self, x, y):
        super().__init__()
        self.image = pygame.Surface((16, 32))
        self.rect = self.image.get_rect(topleft=(x, y))
        self.vx = 0
        self.vy = 0
        self.on_ground = False

    def update(self, blocks):
        keys = pygame.key.get_pressed()
        self.vx = 0
        if keys[pygame.K_LEFT]:
            self.vx = -SPEED
        if keys[pygame.K_RIGHT]:
            self.vx = SPEED
        if keys[pygame.K_SPACE] and self.on_ground:
            self.vy = JUMP
        self.vy += GRAVITY
        self.rect.x += self.vx
        self.rect.y += self.vy
        self.on_ground = False
        self.collide(blocks)

    def collide(self, blocks):
        for block in blocks:
            if self.rect.colliderect(block.rect):
                dx_left = self.rect.right - block.rect.left
                dx_right = block.rect.right - self.rect.left
                dy_top = self.rect.bottom - block.rect.top
                dy_bottom = block.rect.bottom - self.rect.top
                smallest = min(dx_left, dx_right, dy_top, dy_bottom)
                if smallest == dx_left:
                    self.rect.right = block.rect.left
                elif smallest == dx_right:
                    self.rect.left = block.rect.right
                elif smallest == dy_top:
                    self.rect.bottom = block.rect.top
                    self.vy = 0
                    self.on_ground = True
                else:
                    self.rect.top = block.rect.bottom
                    self.vy = 0

pygame.init()
screen = pygame.display.set_mode((WIDTH, HEIGHT))
clock = pygame.time.Clock()
player = Player(100, 100)
blocks = [Block(i * 32, 400) for i in range(20)]
running = True
while running:
    for event in pygame.event.get():
        if event.type == pygame.QUIT:
            running = False
    player.update(blocks)
    screen.fill((0, 0, 0))
    for block in blocks:
        screen.blit(block.image, block.rect)
    screen.blit(player.image, player.rect)
    pygame.display.flip()
    clock.tick(60)
pygame.quit()
