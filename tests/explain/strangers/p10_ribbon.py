"""Flocking on the complex plane: a boid is a pair (z, w), place and velocity."""
from sys import stdin
from itertools import accumulate, islice


def mean(zs, default):
    zs = tuple(zs)
    return sum(zs) / len(zs) if zs else default


def clip(z, limit):
    return z if abs(z) <= limit else z / abs(z) * limit


def tick(rc, rs, fmax, ra, kc, ks, ka):
    """-> function (flock, dt) -> next flock.  A flock is a tuple, so nothing can be changed by accident."""

    def force(flock, me):
        z, w = flock[me]
        others = [p for k, (p, _) in enumerate(flock) if k != me]
        centre = mean((p for p in others if abs(p - z) <= rc), z)
        pull = (centre - z) / rc if rc else 0
        # (z - p)/d/d is 1 over the conjugate
        push = clip(sum(1 / (z - p).conjugate() for p in others if 0 < abs(z - p) <= rs), fmax)
        flow = mean((u for k, (p, u) in enumerate(flock) if k == me or abs(p - z) <= ra), w)
        return kc * pull + ks * push + ka * flow

    def step(flock, dt):
        speeds = [w + force(flock, k) * dt for k, (_, w) in enumerate(flock)]
        return tuple((z + w * dt, w) for (z, _), w in zip(flock, speeds))

    return step


def show(flock):
    for z, w in flock:
        print(*(f"{c:.3f}" for c in (z.real, z.imag, w.real, w.imag)))


tokens = (word for line in stdin for word in line.split())
take = lambda k: [float(t) for t in islice(tokens, k)]
parameters = take(7)
count = int(next(tokens))
start = tuple((complex(x, y), complex(u, v)) for x, y, u, v in (take(4) for _ in range(count)))

frames = accumulate(map(float, tokens), tick(*parameters), initial=start)
next(frames)  # the starting state is not printed
for frame in frames:
    show(frame)
