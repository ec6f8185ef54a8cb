#!/usr/bin/env python3
"""Flocking for the AI course."""
import sys
from math import exp, sqrt
from dataclasses import dataclass


@dataclass
class Config:
    cohesion_radius: float
    separation_radius: float
    separation_max: float
    alignment_radius: float
    cohesion_k: float
    separation_k: float
    alignment_k: float


@dataclass
class Animal:
    x: float
    y: float
    vx: float
    vy: float
    fx: float = 0.0
    fy: float = 0.0

    def dist(self, other):
        return sqrt((self.x - other.x) ** 2 + (self.y - other.y) ** 2)


def cohesion(me, animals, cfg):
    near = [a for a in animals if a is not me and me.dist(a) <= cfg.cohesion_radius]
    if len(near) == 0:
        return 0.0, 0.0
    cx = sum(a.x for a in near) / len(near) - me.x
    cy = sum(a.y for a in near) / len(near) - me.y
    d = sqrt(cx * cx + cy * cy)
    # smooth fall off, no problems with dividing by the radius
    factor = exp(-d)
    return cx * factor, cy * factor


def separation(me, animals, cfg):
    sx, sy = 0.0, 0.0
    for a in animals:
        if a is me:
            continue
        d = me.dist(a)
        if d <= cfg.separation_radius and d > 0:
            sx += (a.x - me.x) / d / d
            sy += (a.y - me.y) / d / d
    length = sqrt(sx * sx + sy * sy)
    if length > cfg.separation_max:
        sx = sx / length * cfg.separation_max
        sy = sy / length * cfg.separation_max
    return sx, sy


def alignment(me, animals, cfg):
    near = [a for a in animals if me.dist(a) <= cfg.alignment_radius]
    ax = sum(a.vx for a in near) / len(near) - me.vx
    ay = sum(a.vy for a in near) / len(near) - me.vy
    return ax, ay


def read():
    first = sys.stdin.readline().split()
    cfg = Config(*map(float, first[:7]))
    animals = []
    for _ in range(int(first[7])):
        animals.append(Animal(*map(float, sys.stdin.readline().split())))
    return cfg, animals


def main():
    cfg, animals = read()
    for line in sys.stdin:
        if not line.strip():
            continue
        dt = float(line)
        for me in animals:
            c = cohesion(me, animals, cfg)
            s = separation(me, animals, cfg)
            a = alignment(me, animals, cfg)
            me.fx = cfg.cohesion_k * c[0] + cfg.separation_k * s[0] + cfg.alignment_k * a[0]
            me.fy = cfg.cohesion_k * c[1] + cfg.separation_k * s[1] + cfg.alignment_k * a[1]
        for me in animals:
            me.vx += me.fx * dt
            me.vy += me.fy * dt
            me.x += me.vx * dt
            me.y += me.vy * dt
            print("{:.3f} {:.3f} {:.3f} {:.3f}".format(me.x, me.y, me.vx, me.vy))


main()
