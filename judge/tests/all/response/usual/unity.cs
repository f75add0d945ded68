using UnityEngine;
public class Pusher {
  public static void Resolve(ref Rect a, Rect b) {
    if (a.xMax <= b.xMin || b.xMax <= a.xMin || a.yMax <= b.yMin || b.yMax <= a.yMin) return;
    float left = a.xMax - b.xMin;
    float right = b.xMax - a.xMin;
    float up = a.yMax - b.yMin;
    float down = b.yMax - a.yMin;
    float m = Mathf.Min(Mathf.Min(left, right), Mathf.Min(up, down));
    if (m == left) a.x -= left;
    else if (m == right) a.x += right;
    else if (m == up) a.y -= up;
    else a.y += down;
  }
}
