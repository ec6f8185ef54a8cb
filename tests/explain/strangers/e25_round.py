import sys

data = [float(w) for w in sys.stdin.read().split()]
rc, rs, fmax, ra = data[0:4]
ks, kc, ka = data[4:7]
n = int(data[7])
P = [complex(data[8 + 4 * i], data[9 + 4 * i]) for i in range(n)]
V = [complex(data[10 + 4 * i], data[11 + 4 * i]) for i in range(n)]

for dt in data[8 + 4 * n:]:
    F = []
    for a in range(n):
        coh = [P[i] for i in range(n) if i != a and abs(P[i] - P[a]) <= rc]
        sep = [P[i] for i in range(n) if 0 < abs(P[i] - P[a]) <= rs]
        ali = [V[i] for i in range(n) if abs(P[i] - P[a]) <= ra]
        Fc = 0
        if coh:
            E = sum(coh) / len(coh) - P[a]
            if abs(E) <= rc:
                Fc = E / rc
        S = sum((P[a] - p) / abs(P[a] - p) ** 2 for p in sep)
        if abs(S) > fmax:
            S = S / abs(S) * fmax
        Fa = sum(ali) / len(ali)
        F.append(kc * Fc + ks * S + ka * Fa)
    V = [v + f * dt for v, f in zip(V, F)]
    P = [p + v * dt for p, v in zip(P, V)]
    for p, v in zip(P, V):
        print(round(p.real, 3), round(p.imag, 3), round(v.real, 3), round(v.imag, 3))
