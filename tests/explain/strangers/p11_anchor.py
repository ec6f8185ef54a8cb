#!/usr/bin/env python3
# Flocking with a uniform grid so that it stays fast for big flocks.
from collections import defaultdict
from dataclasses import dataclass
from math import floor, hypot
import sys


@dataclass(frozen=True)
class Config:
    r_c: float
    r_s: float
    f_smax: float
    r_a: float
    k_c: float
    k_s: float
    k_a: float


@dataclass(frozen=True)
class Agent:
    x: float
    y: float
    vx: float
    vy: float


class Grid:
    def __init__(self, cell_size):
        self.cell_size = cell_size if cell_size > 0 else 1.0
        self.cells = defaultdict(list)

    def key(self, x, y):
        return floor(x / self.cell_size), floor(y / self.cell_size)

    def insert(self, index, agent):
        self.cells[self.key(agent.x, agent.y)].append(index)

    def around(self, agent):
        cx, cy = self.key(agent.x, agent.y)
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                yield from self.cells.get((cx + dx, cy + dy), ())


def force_on(i, agents, grid, cfg):
    me = agents[i]
    com_x = com_y = 0.0
    com_n = 0
    sep_x = sep_y = 0.0
    vel_x = vel_y = 0.0
    vel_n = 0
    for j in grid.around(me):
        other = agents[j]
        dx, dy = other.x - me.x, other.y - me.y
        d = hypot(dx, dy)
        if d <= cfg.r_a:               # the agent itself belongs to the group
            vel_x += other.vx
            vel_y += other.vy
            vel_n += 1
        if j == i:
            continue
        if d <= cfg.r_c:
            com_x += other.x
            com_y += other.y
            com_n += 1
        if 0 < d <= cfg.r_s:
            sep_x -= dx / d / d
            sep_y -= dy / d / d

    fx = fy = 0.0
    if com_n and cfg.r_c > 0:
        fx += cfg.k_c * (com_x / com_n - me.x) / cfg.r_c
        fy += cfg.k_c * (com_y / com_n - me.y) / cfg.r_c
    size = hypot(sep_x, sep_y)
    if size > cfg.f_smax:
        sep_x *= cfg.f_smax / size
        sep_y *= cfg.f_smax / size
    fx += cfg.k_s * sep_x
    fy += cfg.k_s * sep_y
    if vel_n:
        fx += cfg.k_a * vel_x / vel_n
        fy += cfg.k_a * vel_y / vel_n
    return fx, fy


def step(agents, grid, cfg, dt):
    for i, agent in enumerate(agents):
        grid.insert(i, agent)
    result = []
    for i, a in enumerate(agents):
        fx, fy = force_on(i, agents, grid, cfg)
        vx, vy = a.vx + fx * dt, a.vy + fy * dt
        result.append(Agent(a.x + vx * dt, a.y + vy * dt, vx, vy))
    return result


def main():
    lines = [ln for ln in sys.stdin.read().splitlines() if ln.strip()]
    *params, count = lines[0].split()
    cfg = Config(*map(float, params))
    n = int(count)
    agents = [Agent(*map(float, ln.split())) for ln in lines[1:1 + n]]
    grid = Grid(max(cfg.r_c, cfg.r_s))
    for ln in lines[1 + n:]:
        agents = step(agents, grid, cfg, float(ln))
        for a in agents:
            print(f"{a.x:.3f} {a.y:.3f} {a.vx:.3f} {a.vy:.3f}")


if __name__ == "__main__":
    main()
