using UnityEngine;
public class Pusher {
  public static void Resolve(ref Rect a, Rect b) {
    if (a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y) return;
    float left = (a.x + a.width) - b.x;
    float right = (b.x + b.width) - a.x;
    float up = (a.y + a.height) - b.y;
    float down = (b.y + b.height) - a.y;
    float m = Mathf.Min(Mathf.Min(left, right), Mathf.Min(up, down));
    if (m == left) a.x -= left;
    else if (m == right) a.x += right;
    else if (m == up) a.y -= up;
    else a.y += down;
  }
}
