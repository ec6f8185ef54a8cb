"""Flocking assignment.

Reads the parameters, the agents and then one time frame after the other from
stdin and prints the agents after every step.
"""
import sys
from math import hypot


def cohesion_force(agents, i, radius):
    """Towards the center of mass of the others, linear up to the radius."""
    x, y, _, _ = agents[i]
    near = [a for j, a in enumerate(agents)
            if j != i and hypot(a[0] - x, a[1] - y) <= radius]
    if not near or radius == 0:
        return 0.0, 0.0
    dx = sum(a[0] for a in near) / len(near) - x
    dy = sum(a[1] for a in near) / len(near) - y
    if hypot(dx, dy) > radius:
        return 0.0, 0.0
    return dx / radius, dy / radius


def separation_force(agents, i, radius, max_force):
    """Away from everybody that is too close, stronger when closer."""
    x, y, _, _ = agents[i]
    fx = fy = 0.0
    for j, other in enumerate(agents):
        if j == i:
            continue
        dx = x - other[0]
        dy = y - other[1]
        d = hypot(dx, dy)
        if 0 < d <= radius:
            # unit vector (dx/d, dy/d) divided by the distance again
            fx += dx / d / d
            fy += dy / d / d
    size = hypot(fx, fy)
    if size > max_force:
        fx = fx / size * max_force
        fy = fy / size * max_force
    return fx, fy


def alignment_force(agents, i, radius):
    """Average velocity of everybody in the radius, me included."""
    x, y, _, _ = agents[i]
    near = [a for a in agents if hypot(a[0] - x, a[1] - y) <= radius]
    if not near:
        return 0.0, 0.0
    return (sum(a[2] for a in near) / len(near),
            sum(a[3] for a in near) / len(near))


def main():
    data = sys.stdin.read().split()
    rc, rs, fsmax, ra, kc, ks, ka = map(float, data[:7])
    n = int(float(data[7]))
    numbers = list(map(float, data[8:]))
    agents = [tuple(numbers[4 * i:4 * i + 4]) for i in range(n)]
    steps = numbers[4 * n:]

    for dt in steps:
        new_agents = []
        for i in range(n):
            x, y, vx, vy = agents[i]
            cx, cy = cohesion_force(agents, i, rc)
            sx, sy = separation_force(agents, i, rs, fsmax)
            ax, ay = alignment_force(agents, i, ra)
            vx += (kc * cx + ks * sx + ka * ax) * dt
            vy += (kc * cy + ks * sy + ka * ay) * dt
            new_agents.append((x + vx * dt, y + vy * dt, vx, vy))
        agents = new_agents
        for a in agents:
            print(" ".join(f"{value:.3f}" for value in a))


if __name__ == "__main__":
    main()
