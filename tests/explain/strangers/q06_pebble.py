import sys
from math import sqrt

# columns of an agent
X, Y, VX, VY = 0, 1, 2, 3


def mean(v):
    return sum(v) / len(v)


def dist(a, b):
    return sqrt((a[X] - b[X]) ** 2 + (a[Y] - b[Y]) ** 2)


def cohesion(df, i, rc):
    me = df[i]
    nb = [a for j, a in enumerate(df) if j != i and dist(me, a) <= rc]
    if not nb:
        return 0.0, 0.0
    cm = mean([a[X] for a in nb]), mean([a[Y] for a in nb])
    return (cm[0] - me[X]) / rc, (cm[1] - me[Y]) / rc


def separation(df, i, rs, fmax):
    me = df[i]
    d = [dist(me, a) for a in df]
    idx = [j for j in range(len(df)) if j != i and 0 < d[j] <= rs]
    fx = sum([(me[X] - df[j][X]) / d[j] / d[j] for j in idx])
    fy = sum([(me[Y] - df[j][Y]) / d[j] / d[j] for j in idx])
    norm = sqrt(fx ** 2 + fy ** 2)
    if norm > fmax:
        fx, fy = fx / norm * fmax, fy / norm * fmax
    return fx, fy


def alignment(df, i, ra):
    me = df[i]
    nb = [a for a in df if dist(me, a) <= ra]      # incl. the agent itself
    return mean([a[VX] for a in nb]), mean([a[VY] for a in nb])


rows = [[float(t) for t in line.split()] for line in sys.stdin if line.strip()]

rc, rs, fmax, ra, kc, ks, ka, n = rows[0]
n = int(n)
agents = rows[1:n + 1]
dts = [r[0] for r in rows[n + 1:]]

for dt in dts:
    new = agents.copy()     # double buffer
    for i in range(n):
        c = cohesion(agents, i, rc)
        s = separation(agents, i, rs, fmax)
        a = alignment(agents, i, ra)
        fx = kc * c[0] + ks * s[0] + ka * a[0]
        fy = kc * c[1] + ks * s[1] + ka * a[1]
        new[i][VX] += fx * dt
        new[i][VY] += fy * dt
        new[i][X] += new[i][VX] * dt
        new[i][Y] += new[i][VY] * dt
    agents = new
    for row in agents:
        print(" ".join("%.3f" % v for v in row))
