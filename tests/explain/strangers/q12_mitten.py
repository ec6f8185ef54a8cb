"""Flocking agents.

Usage:  python3 flocking.py < input.txt

Checked by hand with the example of the assignment page and with the three small
cases I drew on paper (2 agents, 3 agents in a line, one agent far away from all).
"""
import math
import sys
from dataclasses import dataclass
from typing import Iterator, List, Tuple

Vec = Tuple[float, float]


@dataclass(frozen=True)      # frozen: nobody can change the old buffer by accident
class Agent:
    x: float
    y: float
    vx: float
    vy: float


@dataclass(frozen=True)
class Params:
    r_c: float
    r_s: float
    fs_max: float
    r_a: float
    k_c: float
    k_s: float
    k_a: float


def distance(a: Agent, b: Agent) -> float:
    dx, dy = a.x - b.x, a.y - b.y
    return math.sqrt(dx * dx + dy * dy)


def cohesion(agents: List[Agent], i: int, p: Params) -> Vec:
    me = agents[i]
    sx = sy = 0.0
    n = 0
    for j, other in enumerate(agents):
        # the page says "<" in the text but "<=" in the formula; the example needs <=
        if j != i and distance(me, other) <= p.r_c:
            sx += other.x
            sy += other.y
            n += 1
    if n == 0 or p.r_c == 0:
        return 0.0, 0.0
    return (sx / n - me.x) / p.r_c, (sy / n - me.y) / p.r_c


def separation(agents: List[Agent], i: int, p: Params) -> Vec:
    me = agents[i]
    fx = fy = 0.0
    for j, other in enumerate(agents):
        if j == i:
            continue
        d = distance(me, other)
        if 0 < d <= p.r_s:
            # AWAY from the other one, so me - other (the formula has it the other way round)
            fx += (me.x - other.x) / (d * d)
            fy += (me.y - other.y) / (d * d)
    size = math.sqrt(fx * fx + fy * fy)
    if size > p.fs_max:
        fx = fx / size * p.fs_max
        fy = fy / size * p.fs_max
    return fx, fy


def alignment(agents: List[Agent], i: int, p: Params) -> Vec:
    me = agents[i]
    sx = sy = 0.0
    n = 0
    for other in agents:     # includes me (distance 0)
        if distance(me, other) <= p.r_a:
            sx += other.vx
            sy += other.vy
            n += 1
    return (sx / n, sy / n) if n else (0.0, 0.0)


def step(agents: List[Agent], p: Params, dt: float) -> List[Agent]:
    result = []
    for i, a in enumerate(agents):
        fc, fs, fa = cohesion(agents, i, p), separation(agents, i, p), alignment(agents, i, p)
        fx = p.k_c * fc[0] + p.k_s * fs[0] + p.k_a * fa[0]
        fy = p.k_c * fc[1] + p.k_s * fs[1] + p.k_a * fa[1]
        vx, vy = a.vx + fx * dt, a.vy + fy * dt
        result.append(Agent(a.x + vx * dt, a.y + vy * dt, vx, vy))
    return result


def tokens() -> Iterator[str]:
    for line in sys.stdin:
        yield from line.split()


def main() -> None:
    it = tokens()
    p = Params(*(float(next(it)) for _ in range(7)))
    n = int(next(it))
    agents = [Agent(*(float(next(it)) for _ in range(4))) for _ in range(n)]
    for t in it:
        agents = step(agents, p, float(t))
        for a in agents:
            print(f"{a.x:.3f} {a.y:.3f} {a.vx:.3f} {a.vy:.3f}")


if __name__ == "__main__":
    main()
