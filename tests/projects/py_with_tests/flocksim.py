import sys
from typing import NamedTuple


class Agent(NamedTuple):
    x: float
    y: float
    vx: float
    vy: float


def dist(a, b):
    return ((a.x - b.x) ** 2 + (a.y - b.y) ** 2) ** 0.5


def clamp(x, y, limit):
    size = (x * x + y * y) ** 0.5
    return (x, y) if size <= limit else (x / size * limit, y / size * limit)


def cohesion(agents, me, radius):
    near = [a for i, a in enumerate(agents) if i != me and dist(a, agents[me]) <= radius]
    if not near or not radius:
        return 0.0, 0.0
    x = sum(a.x for a in near) / len(near) - agents[me].x
    y = sum(a.y for a in near) / len(near) - agents[me].y
    return (x / radius, y / radius) if (x * x + y * y) ** 0.5 <= radius else (0.0, 0.0)


def separation(agents, me, radius, limit):
    x = y = 0.0
    for a in agents:
        d = dist(agents[me], a)
        if 0 < d <= radius:
            x += (agents[me].x - a.x) / d / d
            y += (agents[me].y - a.y) / d / d
    return clamp(x, y, limit)


def alignment(agents, me, radius):
    near = [a for a in agents if dist(a, agents[me]) <= radius]
    if not near:
        return 0.0, 0.0
    return sum(a.vx for a in near) / len(near), sum(a.vy for a in near) / len(near)


def step(agents, rc, rs, fmax, ra, kc, ks, ka, dt):
    moved = []
    for i, a in enumerate(agents):
        parts = [(kc, cohesion(agents, i, rc)), (ks, separation(agents, i, rs, fmax)), (ka, alignment(agents, i, ra))]
        vx = a.vx + sum(k * f[0] for k, f in parts) * dt
        vy = a.vy + sum(k * f[1] for k, f in parts) * dt
        moved.append(Agent(a.x + vx * dt, a.y + vy * dt, vx, vy))
    return moved


def main():
    numbers = sys.stdin.read().split()
    parameters = [float(t) for t in numbers[:7]]
    n = int(numbers[7])
    rest = [float(t) for t in numbers[8:]]
    agents = [Agent(*rest[4 * i:4 * i + 4]) for i in range(n)]
    for dt in rest[4 * n:]:
        agents = step(agents, *parameters, dt)
        sys.stdout.write("".join("{:.3f} {:.3f} {:.3f} {:.3f}\n".format(*a) for a in agents))


if __name__ == "__main__":
    main()
