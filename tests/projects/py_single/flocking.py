import math
import sys

tokens = iter(sys.stdin.read().split())

rc = float(next(tokens))
rs = float(next(tokens))
fmax = float(next(tokens))
ra = float(next(tokens))
kc = float(next(tokens))
ks = float(next(tokens))
ka = float(next(tokens))
n = int(next(tokens))

agents = []
for i in range(n):
    agents.append([float(next(tokens)) for _ in range(4)])


def distance(a, b):
    return math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)


for token in tokens:
    dt = float(token)
    result = []
    for a in agents:
        cx = cy = sx = sy = ax = ay = 0.0
        nc = na = 0
        for b in agents:
            d = distance(a, b)
            if b is not a and d <= rc:
                cx += b[0]
                cy += b[1]
                nc += 1
            if d > 0 and d <= rs:
                sx += (a[0] - b[0]) / d / d
                sy += (a[1] - b[1]) / d / d
            if d <= ra:
                ax += b[2]
                ay += b[3]
                na += 1
        fx = fy = 0.0
        if nc > 0 and rc > 0:
            ex = cx / nc - a[0]
            ey = cy / nc - a[1]
            if math.sqrt(ex * ex + ey * ey) <= rc:
                fx += kc * ex / rc
                fy += kc * ey / rc
        s = math.sqrt(sx * sx + sy * sy)
        if s > fmax:
            sx = sx / s * fmax
            sy = sy / s * fmax
        fx += ks * sx
        fy += ks * sy
        if na > 0:
            fx += ka * ax / na
            fy += ka * ay / na
        vx = a[2] + fx * dt
        vy = a[3] + fy * dt
        result.append([a[0] + vx * dt, a[1] + vy * dt, vx, vy])
    agents = result
    for a in agents:
        print("%.3f %.3f %.3f %.3f" % tuple(a))
