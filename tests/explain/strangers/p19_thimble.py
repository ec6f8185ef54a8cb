"""Flocking, points and velocities as complex numbers, no mutable state at all.

A flock is a tuple of (p, v). step() maps a flock to the next flock, the whole
run is an accumulate() over the time frames.
"""
from itertools import accumulate, islice
from math import sqrt
from sys import stdin


def size(z):
    return sqrt(z.real * z.real + z.imag * z.imag)


def mean(zs):
    zs = tuple(zs)
    return sum(zs) / len(zs) if zs else 0j


def cap(z, limit):
    return z * (limit / size(z)) if size(z) > limit else z


def rules(rc, rs, fmax, ra, kc, ks, ka):
    def force(others, p, v):
        # everything relative to me: where the others are, how much faster they fly
        rel = [(q - p, w - v, size(q - p)) for q, w in others]

        pull = mean(o for o, _, d in rel if d <= rc)
        pull = pull / rc if rc and size(pull) <= rc else 0j

        push = cap(-sum(o / d / d for o, _, d in rel if 0 < d <= rs), fmax)

        # mean velocity of the group with me in it, my own relative velocity is 0
        drift = v + mean([0j] + [u for _, u, d in rel if d <= ra])

        return kc * pull + ks * push + ka * drift
    return force


def step(force):
    def advance(flock, dt):
        def moved(i):
            p, v = flock[i]
            w = v + force(flock[:i] + flock[i + 1:], p, v) * dt
            return p + w * dt, w
        return tuple(map(moved, range(len(flock))))
    return advance


def show(flock):
    return "".join(
        f"{p.real:.3f} {p.imag:.3f} {v.real:.3f} {v.imag:.3f}\n" for p, v in flock
    )


def main():
    numbers = map(float, stdin.read().split())
    *params, n = islice(numbers, 8)
    flock = tuple(
        (complex(x, y), complex(vx, vy))
        for x, y, vx, vy in (tuple(islice(numbers, 4)) for _ in range(int(n)))
    )
    frames = accumulate(numbers, step(rules(*params)), initial=flock)
    print("".join(map(show, islice(frames, 1, None))), end="")


main()
