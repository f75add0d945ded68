public class Player
{
    public Vector2 Position;
    public Vector2 Velocity;
    public bool IsOnGround;
    public int Width = 16, Height = 32;

    public Rectangle Bounds => new Rectangle((int)Position.X, (int)Position.Y, Width, Height);

    public void Update(List<Rectangle> tiles)
    {
        IsOnGround = false;
        Position.X += Velocity.X;
        foreach (Rectangle tile in tiles)
        {
            if (Bounds.Intersects(tile))
            {
                if (Velocity.X > 0) Position.X = tile.Left - Width;
                else if (Velocity.X < 0) Position.X = tile.Right;
                Velocity.X = 0;
            }
        }
        Position.Y += Velocity.Y;
        foreach (Rectangle tile in tiles)
        {
            if (Bounds.Intersects(tile))
            {
                if (Velocity.Y > 0) { Position.Y = tile.Top - Height; IsOnGround = true; }
                else if (Velocity.Y < 0) Position.Y = tile.Bottom;
                Velocity.Y = 0;
            }
        }
    }
}
