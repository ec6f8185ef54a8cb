"""Simulates the flock of the course assignment."""
import math
import sys


def forces(flock, a, r_c, r_s, f_max, r_a, k_c, k_s, k_a):
    x, y, _, _ = flock[a]
    cx = cy = sx = sy = ax = ay = 0.0
    n_c = n_a = 0
    for i, (ox, oy, ovx, ovy) in enumerate(flock):
        dx, dy = x - ox, y - oy
        d = math.sqrt(dx * dx + dy * dy)
        if i != a and d <= r_c:
            cx, cy, n_c = cx + ox, cy + oy, n_c + 1
        if i != a and 0 < d <= r_s:
            sx, sy = sx + dx / d / d, sy + dy / d / d
        if d <= r_a:
            ax, ay, n_a = ax + ovx, ay + ovy, n_a + 1
    fx = fy = 0.0
    if n_c > 0 and r_c > 0:
        ex, ey = cx / n_c - x, cy / n_c - y
        if math.sqrt(ex * ex + ey * ey) <= r_c:
            fx, fy = ex / r_c, ey / r_c
    size = math.sqrt(sx * sx + sy * sy)
    if size > f_max:
        sx, sy = sx / size * f_max, sy / size * f_max
    if n_a > 0:
        ax, ay = ax / n_a, ay / n_a
    return k_c * fx + k_s * sx + k_a * ax, k_c * fy + k_s * sy + k_a * ay


def main():
    numbers = [float(word) for word in sys.stdin.read().split()]
    r_c, r_s, f_max, r_a, k_c, k_s, k_a = numbers[:7]
    n = int(numbers[7])
    flock = [tuple(numbers[8 + 4 * i:12 + 4 * i]) for i in range(n)]
    for dt in numbers[8 + 4 * n:]:
        after = []
        for a, (x, y, vx, vy) in enumerate(flock):
            fx, fy = forces(flock, a, r_c, r_s, f_max, r_a, k_c, k_s, k_a)
            vx, vy = vx + fx * dt, vy + fy * dt
            after.append((x + vx * dt, y + vy * dt, vx, vy))
        flock = after
        for agent in flock:
            print(*("%.3f" % value for value in agent))


if __name__ == "__main__":
    main()
