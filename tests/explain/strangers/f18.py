#!/usr/bin/env python3
"""Flocking. Points and velocities are complex numbers: x + yj."""
import sys


def mean(zs):
    return sum(zs) / len(zs)


def shorten(z, m):
    return z if abs(z) <= m else z / abs(z) * m


def read(stream):
    it = map(float, stream.read().split())
    params = [next(it) for _ in range(7)]
    n = int(next(it))
    flock = []
    for _ in range(n):
        x, y, vx, vy = (next(it) for _ in range(4))
        flock.append((complex(x, y), complex(vx, vy)))
    return params, flock, list(it)


def force(flock, a, rc, rs, fmax, ra, kc, ks, ka):
    p, v = flock[a]
    others = [q for i, (q, _) in enumerate(flock) if i != a]

    close = [q for q in others if abs(q - p) <= rc]
    fc = 0j
    if close:
        e = mean(close) - p
        if abs(e) <= rc:
            fc = e / rc

    fs = sum(((p - q) / abs(p - q) / abs(p - q) for q in others if 0 < abs(p - q) <= rs), 0j)
    fs = shorten(fs, fmax)

    fa = mean([w for q, w in flock if abs(q - p) <= ra])
    return kc * fc + ks * fs + ka * fa


def step(flock, params, dt):
    vs = [v + force(flock, i, *params) * dt for i, (_, v) in enumerate(flock)]
    return [(p + v * dt, v) for (p, _), v in zip(flock, vs)]


if __name__ == "__main__":
    params, flock, times = read(sys.stdin)
    for dt in times:
        flock = step(flock, params, dt)
        for p, v in flock:
            print(f"{p.real:.3f} {p.imag:.3f} {v.real:.3f} {v.imag:.3f}")
