#!/usr/bin/env python3
# Complex numbers make 2D vectors really easy :-)
import sys

tok = iter(sys.stdin.read().split())
nxt = lambda: float(next(tok))

rc, rs, fmax, ra = nxt(), nxt(), nxt(), nxt()
kc, ka, ks = nxt(), nxt(), nxt()
N = int(next(tok))

P, V = [], []
for _ in range(N):
    P.append(complex(nxt(), nxt()))
    V.append(complex(nxt(), nxt()))


def mean(xs):
    return sum(xs) / len(xs)


def limit(z, m):
    return z if abs(z) <= m else z / abs(z) * m


def force(a):
    me = P[a]
    F = 0
    others = [P[j] for j in range(N) if j != a and abs(P[j] - me) <= rc]
    if others:
        E = mean(others) - me
        if abs(E) <= rc:
            F += kc * E / rc
    push = sum((me - q) / abs(me - q) ** 2 for q in P if 0 < abs(me - q) <= rs)
    F += limit(ks * push, fmax)
    F += ka * mean([V[j] for j in range(N) if abs(P[j] - me) <= ra])
    return F


for t in tok:
    dt = float(t)
    F = [force(a) for a in range(N)]
    V2 = [v + f * dt for v, f in zip(V, F)]
    # trapezoid rule for the position
    P = [p + (v + w) / 2 * dt for p, v, w in zip(P, V, V2)]
    V = V2
    for p, v in zip(P, V):
        print(f"{p.real:.3f} {p.imag:.3f} {v.real:.3f} {v.imag:.3f}")
