#!/usr/bin/env python3
"""Flocking assignment.

Design notes
------------
* Double buffering: `Frame` works on a snapshot of the flock, the live objects are updated.
* Offsets and neighbour lists are memoised per frame, every pair is measured only once.
"""
import copy
import math
import sys
from dataclasses import dataclass


@dataclass
class Config:
    rc: float
    rs: float
    fs_max: float
    ra: float
    kc: float
    ks: float
    ka: float


@dataclass
class Bird:
    pos: list
    vel: list


class Frame:
    """Everything the rules need to know about one moment of the flock."""

    def __init__(self, flock, cfg):
        self.birds = [copy.copy(b) for b in flock]
        self.cfg = cfg
        self._offsets = {}
        self._lists = {}

    def offset(self, i, j):
        """Vector from bird i to bird j."""
        if (i, j) not in self._offsets:
            a, b = self.birds[i].pos, self.birds[j].pos
            dx, dy = b[0] - a[0], b[1] - a[1]
            self._offsets[i, j] = (dx, dy)
            self._offsets[j, i] = (-dx, -dy)
        return self._offsets[i, j]

    def distance(self, i, j):
        dx, dy = self.offset(i, j)
        return math.sqrt(dx * dx + dy * dy)

    def within(self, i, radius, include_self=False):
        """Indices of the birds within radius of bird i."""
        key = (i, radius)
        if key not in self._lists:
            self._lists[key] = [
                j for j in range(len(self.birds))
                if (include_self or j != i) and self.distance(i, j) <= radius
            ]
        return self._lists[key]

    def cohesion(self, i):
        near = self.within(i, self.cfg.rc)
        if not near or self.cfg.rc == 0:
            return 0.0, 0.0
        x = sum(self.offset(i, j)[0] for j in near) / len(near)
        y = sum(self.offset(i, j)[1] for j in near) / len(near)
        if math.sqrt(x * x + y * y) > self.cfg.rc:
            return 0.0, 0.0
        return x / self.cfg.rc, y / self.cfg.rc

    def separation(self, i):
        x = y = 0.0
        for j in self.within(i, self.cfg.rs):
            d = self.distance(i, j)
            if d == 0:
                continue
            ox, oy = self.offset(i, j)
            x -= ox / d / d
            y -= oy / d / d
            # never let it grow beyond the limit
            size = math.sqrt(x * x + y * y)
            if size > self.cfg.fs_max:
                x = x / size * self.cfg.fs_max
                y = y / size * self.cfg.fs_max
        return x, y

    def alignment(self, i):
        group = self.within(i, self.cfg.ra, include_self=True)
        if not group:
            return 0.0, 0.0
        vx = sum(self.birds[j].vel[0] for j in group) / len(group)
        vy = sum(self.birds[j].vel[1] for j in group) / len(group)
        return vx, vy

    def total_force(self, i):
        c = self.cfg
        fx = fy = 0.0
        # rules that are switched off are skipped
        for weight, rule in ((c.kc, self.cohesion), (c.ks, self.separation), (c.ka, self.alignment)):
            if weight:
                rx, ry = rule(i)
                fx += weight * rx
                fy += weight * ry
        return fx, fy


def tick(flock, cfg, dt):
    frame = Frame(flock, cfg)
    for i, bird in enumerate(flock):
        fx, fy = frame.total_force(i)
        bird.vel[0] += fx * dt
        bird.vel[1] += fy * dt
        bird.pos[0] += bird.vel[0] * dt
        bird.pos[1] += bird.vel[1] * dt


def main():
    tokens = iter(sys.stdin.read().split())
    cfg = Config(*(float(next(tokens)) for _ in range(7)))
    flock = []
    for _ in range(int(next(tokens))):
        x, y, vx, vy = (float(next(tokens)) for _ in range(4))
        flock.append(Bird([x, y], [vx, vy]))
    for token in tokens:
        tick(flock, cfg, float(token))
        for b in flock:
            print(f"{b.pos[0]:.3f} {b.pos[1]:.3f} {b.vel[0]:.3f} {b.vel[1]:.3f}")


if __name__ == "__main__":
    main()
