#!/usr/bin/env python3
"""Flocking with complex numbers and one generator of states."""
import sys
from itertools import accumulate, islice
from functools import partial


def mean(zs):
    zs = tuple(zs)
    return sum(zs) / len(zs) if zs else None


def force(rules, flock, me):
    rc, rs, fmax, ra, kc, ks, ka = rules
    here = flock[me][0]
    # seen from the agent: everybody else at offset z, moving with v
    others = [(p - here, v) for k, (p, v) in enumerate(flock) if k != me]
    near = lambda r: (zv for zv in others if abs(zv[0]) <= r)

    centre = mean(z for z, _ in near(rc))
    cohesion = centre / rc if centre and rc else 0
    # unit vector over distance, pointing away
    push = sum(-z / abs(z) / abs(z) for z, _ in near(rs) if z)
    if abs(push) > fmax:
        push = push / abs(push) * fmax
    heading = mean([flock[me][1], *(v for _, v in near(ra))])
    return kc * cohesion + ks * push + ka * heading


def advance(rules, flock, dt):
    fresh = []
    for me, (p, v) in enumerate(flock):
        v = v + force(rules, flock, me) * dt
        fresh.append((p + v * dt, v))
    return fresh


def main():
    numbers = map(float, sys.stdin.read().split())
    *rules, n = islice(numbers, 8)
    table = list(islice(numbers, 4 * int(n)))
    flock = [(complex(*table[i:i + 2]), complex(*table[i + 2:i + 4])) for i in range(0, len(table), 4)]
    states = accumulate(numbers, partial(advance, rules), initial=flock)
    next(states)                      # the start is not printed
    for state in states:
        for p, v in state:
            print(*("%.3f" % c for c in (p.real, p.imag, v.real, v.imag)))


if __name__ == "__main__":
    main()
