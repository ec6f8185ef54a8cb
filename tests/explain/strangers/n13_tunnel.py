from dataclasses import dataclass
from math import hypot
import sys


@dataclass(frozen=True)
class Agent:
    x: float
    y: float
    vx: float
    vy: float


def near(agents, i, radius):
    me = agents[i]
    return [a for j, a in enumerate(agents)
            if j != i and hypot(a.x - me.x, a.y - me.y) <= radius]


def cohesion(agents, i, r):
    others = near(agents, i, r)
    if not others or r == 0:
        return 0, 0
    me = agents[i]
    n = len(others)
    px = sum(a.x for a in others) / n
    py = sum(a.y for a in others) / n
    return (px - me.x) / r, (py - me.y) / r


def separation(agents, i, r, limit):
    me = agents[i]
    fx = fy = 0
    count = 0
    for a in near(agents, i, r):
        dx, dy = me.x - a.x, me.y - a.y
        d = hypot(dx, dy)
        if d == 0:
            continue
        fx += dx / d ** 2
        fy += dy / d ** 2
        count += 1
    if count > 0:
        fx /= count
        fy /= count
    size = hypot(fx, fy)
    if size > limit:
        fx, fy = fx / size * limit, fy / size * limit
    return fx, fy


def alignment(agents, i, r):
    group = near(agents, i, r) + [agents[i]]
    return (sum(a.vx for a in group) / len(group),
            sum(a.vy for a in group) / len(group))


def main():
    data = iter(sys.stdin.read().split())
    rc, rs, fmax, ra, kc, ks, ka = (float(next(data)) for _ in range(7))
    n = int(next(data))
    agents = [Agent(*(float(next(data)) for _ in range(4))) for _ in range(n)]
    for token in data:
        dt = float(token)
        new = []
        for i, a in enumerate(agents):
            cx, cy = cohesion(agents, i, rc)
            sx, sy = separation(agents, i, rs, fmax)
            ax, ay = alignment(agents, i, ra)
            fx = kc * cx + ks * sx + ka * ax
            fy = kc * cy + ks * sy + ka * ay
            new.append(Agent(a.x + a.vx * dt + fx * dt ** 2 / 2,
                             a.y + a.vy * dt + fy * dt ** 2 / 2,
                             a.vx + fx * dt,
                             a.vy + fy * dt))
        agents = new
        for a in agents:
            print(f"{a.x:.3f} {a.y:.3f} {a.vx:.3f} {a.vy:.3f}")


if __name__ == "__main__":
    main()
