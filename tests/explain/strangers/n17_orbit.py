"""
Flocking - numerical integration of N interacting particles in 2D.
Vectors are represented as complex numbers (x + iy).
"""
import sys


def coh(r, i, rc):
    ns = [rj for j, rj in enumerate(r) if j != i and abs(rj - r[i]) <= rc]
    if not ns or rc == 0:
        return 0j
    r_cm = sum(ns) / len(ns)
    return (r_cm - r[i]) / rc


def sep(r, i, rs, fmax):
    # repulsive central force, cf. Coulomb
    f = 0j
    for j in range(len(r)):
        dr = r[i] - r[j]
        d = abs(dr)
        if 0 < d <= rs:
            r_hat = dr / d
            f += r_hat / d**2
    m = abs(f)
    if m > fmax:
        f = f / m * fmax
    return f


def ali(r, v, i, ra):
    vs = [v[j] for j in range(len(r)) if abs(r[j] - r[i]) <= ra]
    return sum(vs) / len(vs)


def main():
    data = sys.stdin.read().split()
    rc, rs, fmax, ra, kc, ks, ka = map(float, data[:7])
    N = int(data[7])
    data = data[8:]
    r, v = [], []
    for i in range(N):
        x, y, vx, vy = map(float, data[4 * i:4 * i + 4])
        r.append(complex(x, y))
        v.append(complex(vx, vy))

    for dt in map(float, data[4 * N:]):
        # m = 1  =>  a = F
        a = [kc * coh(r, i, rc) + ks * sep(r, i, rs, fmax) + ka * ali(r, v, i, ra)
             for i in range(N)]
        r = [r[i] + v[i] * dt + 0.5 * a[i] * dt**2 for i in range(N)]
        v = [v[i] + a[i] * dt for i in range(N)]
        for p, u in zip(r, v):
            print("%.3f %.3f %.3f %.3f" % (p.real, p.imag, u.real, u.imag))


main()
