#include "raylib.h"

typedef struct Player {
    Rectangle rect;
    Vector2 speed;
    bool canJump;
} Player;

void UpdatePlayer(Player *player, Rectangle *blocks, int blocksLength)
{
    player->canJump = false;
    player->rect.x += player->speed.x;
    for (int i = 0; i < blocksLength; i++)
    {
        if (CheckCollisionRecs(player->rect, blocks[i]))
        {
            if (player->speed.x > 0) player->rect.x = blocks[i].x - player->rect.width;
            else if (player->speed.x < 0) player->rect.x = blocks[i].x + blocks[i].width;
        }
    }
    player->rect.y += player->speed.y;
    for (int i = 0; i < blocksLength; i++)
    {
        if (CheckCollisionRecs(player->rect, blocks[i]))
        {
            if (player->speed.y > 0) { player->rect.y = blocks[i].y - player->rect.height; player->canJump = true; }
            else if (player->speed.y < 0) player->rect.y = blocks[i].y + blocks[i].height;
            player->speed.y = 0;
        }
    }
}
