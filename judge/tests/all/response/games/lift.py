import pygame


def update(player, lift):
    lift.rect.y += lift.vy
    if lift.rect.top < 100 or lift.rect.bottom > 500:
        lift.vy = -lift.vy
    player.rect.x += player.vx
    if player.rect.colliderect(lift.rect):
        if player.vx > 0:
            player.rect.right = lift.rect.left
        elif player.vx < 0:
            player.rect.left = lift.rect.right
        player.vx = 0
    player.rect.y += player.vy
    if player.rect.colliderect(lift.rect):
        if player.vy > 0:
            player.rect.bottom = lift.rect.top
            player.on_ground = True
        elif player.vy < 0:
            player.rect.top = lift.rect.bottom
        player.vy = 0
