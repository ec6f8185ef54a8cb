#!/usr/bin/env python3
"""Flocking: a generator of frames. No classes, no indices in the physics."""
import sys
from itertools import combinations
from math import fsum, sqrt


def neighbourhoods(flock):
    """For each agent the list of (distance, other agent), every pair measured once."""
    around = [[] for _ in flock]
    for (i, a), (j, b) in combinations(enumerate(flock), 2):
        d = sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)
        around[i].append((d, b))
        around[j].append((d, a))
    return around


def mean(values):
    values = list(values)
    return fsum(values) / len(values)


def force(me, others, rc, rs, smax, ra, kc, ks, ka):
    in_c = [o for d, o in others if d <= rc]
    in_a = [o for d, o in others if d <= ra] + [me]

    # separation of both axes first, because the cut needs the two together
    push = [fsum((me[k] - o[k]) / d / d for d, o in others if 0 < d <= rs) for k in (0, 1)]
    size = sqrt(push[0] ** 2 + push[1] ** 2)
    cut = smax / size if size > smax else 1

    for k in (0, 1):
        pull = (mean(o[k] for o in in_c) - me[k]) / rc if in_c and rc else 0
        yield kc * pull + ks * cut * push[k] + ka * mean(o[k + 2] for o in in_a)


def frames(flock, rules, times):
    for dt in times:
        flock = [
            (x + (vx + fx * dt) * dt, y + (vy + fy * dt) * dt, vx + fx * dt, vy + fy * dt)
            for (x, y, vx, vy), (fx, fy) in zip(
                flock, [force(me, others, *rules) for me, others in zip(flock, neighbourhoods(flock))])
        ]
        yield flock


numbers = (float(word) for word in sys.stdin.read().split())
rules = [next(numbers) for _ in range(7)]
flock = [tuple(next(numbers) for _ in range(4)) for _ in range(int(next(numbers)))]
for frame in frames(flock, rules, numbers):
    for agent in frame:
        print(" ".join(format(value, ".3f") for value in agent))
