import sys, math

tokens = sys.stdin.read().split()
pos = 0
def nxt():
    global pos
    pos += 1
    return float(tokens[pos - 1])

Rc = nxt(); Rs = nxt(); FSmax = nxt(); Ra = nxt()
Kc = nxt(); Ks = nxt(); Ka = nxt()
N = int(nxt())

X = []; Y = []; VX = []; VY = []
for i in range(N):
    X.append(nxt()); Y.append(nxt()); VX.append(nxt()); VY.append(nxt())

def dist(a, b):
    return math.hypot(X[a] - X[b], Y[a] - Y[b])

while pos < len(tokens):
    dt = nxt()
    FX = [0] * N
    FY = [0] * N
    for a in range(N):
        # cohesion
        c = [i for i in range(N) if i != a and dist(a, i) <= Rc]
        if len(c) > 0:
            ex = sum(X[i] for i in c) / len(c) - X[a]
            ey = sum(Y[i] for i in c) / len(c) - Y[a]
            if math.hypot(ex, ey) <= Rc:
                FX[a] += Kc * ex / Rc
                FY[a] += Kc * ey / Rc
        # separation
        s = [i for i in range(N) if i != a and dist(a, i) <= Rs]
        sx = sum((X[a] - X[i]) / dist(a, i) / dist(a, i) for i in s)
        sy = sum((Y[a] - Y[i]) / dist(a, i) / dist(a, i) for i in s)
        m = math.hypot(sx, sy)
        if m > FSmax:
            sx = sx / m
            sy = sy / m
        FX[a] += Ks * sx
        FY[a] += Ks * sy
        # alignment
        al = [i for i in range(N) if dist(a, i) <= Ra]
        FX[a] += Ka * sum(VX[i] for i in al) / len(al)
        FY[a] += Ka * sum(VY[i] for i in al) / len(al)
    for a in range(N):
        VX[a] += FX[a] * dt
        VY[a] += FY[a] * dt
        X[a] += VX[a] * dt
        Y[a] += VY[a] * dt
        print("{:.3f} {:.3f} {:.3f} {:.3f}".format(X[a], Y[a], VX[a], VY[a]))
