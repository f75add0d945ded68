import pygame

pygame.init()
screen = pygame.display.set_mode((640, 480))
clock = pygame.time.Clock()
score = 0

class Ball(pygame.sprite.Sprite):
    def __init__(self):
        super().__init__()
        self.image = pygame.Surface((10, 10))
        self.rect = self.image.get_rect(center=(320, 300))
        self.dx = 4
        self.dy = -4

    def update(self):
        self.rect.x += self.dx
        self.rect.y += self.dy
        if self.rect.left < 0 or self.rect.right > 640:
            self.dx = -self.dx
        if self.rect.top < 0:
            self.dy = -self.dy

class Brick(pygame.sprite.Sprite):
    def __init__(self, x, y):
        super().__init__()
        self.image = pygame.Surface((60, 20))
        self.rect = self.image.get_rect(topleft=(x, y))

ball = Ball()
paddle = pygame.Rect(280, 450, 80, 10)
bricks = pygame.sprite.Group()
for row in range(4):
    for col in range(10):
        bricks.add(Brick(col * 64, row * 24 + 40))

def check_bricks(ball, bricks):
    for brick in bricks:
        if ball.rect.colliderect(brick.rect):
            if ball.rect.centerx < brick.rect.left or ball.rect.centerx > brick.rect.right:
                ball.dx = -ball.dx
            else:
                ball.dy = -ball.dy
            brick.kill()

def check_paddle(ball, paddle):
    if ball.rect.colliderect(paddle):
        ball.dy = -ball.dy

running = True
while running:
    for event in pygame.event.get():
        if event.type == pygame.QUIT:
            running = False
    keys = pygame.key.get_pressed()
    if keys[pygame.K_LEFT]:
        paddle.x -= 6
    if keys[pygame.K_RIGHT]:
        paddle.x += 6
    ball.update()
    check_bricks(ball, bricks)
    check_paddle(ball, paddle)
    screen.fill((0, 0, 0))
    bricks.draw(screen)
    screen.blit(ball.image, ball.rect)
    pygame.draw.rect(screen, (255, 255, 255), paddle)
    pygame.display.flip()
    clock.tick(60)
