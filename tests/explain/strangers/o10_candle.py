"""Flocking as an initial value problem.

y = (P, V),  V' = F(P, V),  P' = V,  integrated with the semi-implicit (symplectic) Euler method,
the step sizes h come from the input.
"""
import sys
from math import fsum, hypot


def cohesion(i, pos, r_c):
    if r_c <= 0.0:
        return 0.0, 0.0
    xi, yi = pos[i]
    near = [(x, y) for j, (x, y) in enumerate(pos) if j != i and hypot(x - xi, y - yi) <= r_c]
    if not near:
        return 0.0, 0.0
    n = len(near)
    cx = fsum(p[0] for p in near) / n
    cy = fsum(p[1] for p in near) / n
    return (cx - xi) / r_c, (cy - yi) / r_c


def separation(i, pos, r_s, f_max):
    xi, yi = pos[i]
    fx, fy = [], []
    for j, (x, y) in enumerate(pos):
        if j == i:
            continue
        d = hypot(xi - x, yi - y)
        if 0.0 < d <= r_s:
            fx.append((xi - x) / d / d)
            fy.append((yi - y) / d / d)
    sx, sy = fsum(fx), fsum(fy)
    m = hypot(sx, sy)
    if m > f_max:
        sx, sy = sx / m * f_max, sy / m * f_max
    return sx, sy


def alignment(i, pos, vel, r_a):
    xi, yi = pos[i]
    near = [vel[j] for j, (x, y) in enumerate(pos) if j == i or hypot(x - xi, y - yi) <= r_a]
    n = len(near)
    return fsum(v[0] for v in near) / n, fsum(v[1] for v in near) / n


def force(i, pos, vel, par):
    r_c, r_s, f_max, r_a, k_c, k_s, k_a = par
    c = cohesion(i, pos, r_c)
    s = separation(i, pos, r_s, f_max)
    a = alignment(i, pos, vel, r_a)
    return (k_c * c[0] + k_s * s[0] + k_a * a[0],
            k_c * c[1] + k_s * s[1] + k_a * a[1])


def symplectic_euler(pos, vel, par, h):
    f = [force(i, pos, vel, par) for i in range(len(pos))]
    vel = [(v[0] + h * a[0], v[1] + h * a[1]) for v, a in zip(vel, f)]
    pos = [(p[0] + h * v[0], p[1] + h * v[1]) for p, v in zip(pos, vel)]
    return pos, vel


def main():
    data = sys.stdin.read().split()
    par = [float(t) for t in data[:7]]
    n = int(float(data[7]))
    pos, vel = [], []
    k = 8
    for _ in range(n):
        x, y, vx, vy = (float(t) for t in data[k:k + 4])
        pos.append((x, y))
        vel.append((vx, vy))
        k += 4
    for t in data[k:]:
        pos, vel = symplectic_euler(pos, vel, par, float(t))
        for (x, y), (vx, vy) in zip(pos, vel):
            print(f"{x:.3f} {y:.3f} {vx:.3f} {vy:.3f}")


main()
