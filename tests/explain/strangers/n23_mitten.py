from math import sqrt

class Boid:
    def __init__(self, x, y, vx, vy):
        self.x = x
        self.y = y
        self.vx = vx
        self.vy = vy

def distance(a, b):
    return sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)

def cohesion(boids, me, rc):
    sumx = 0
    sumy = 0
    n = 0
    for b in boids:
        if distance(b, me) <= rc:
            sumx += b.x
            sumy += b.y
            n += 1
    cmx = sumx / n
    cmy = sumy / n
    # print("cm", cmx, cmy)
    fx = (cmx - me.x) / rc
    fy = (cmy - me.y) / rc
    # times 2 because both boids move
    return fx * 2, fy * 2

def separation(boids, me, rs, fmax):
    fx = 0
    fy = 0
    for b in boids:
        d = distance(b, me)
        if d > 0 and d <= rs:
            # PaPi = Pi - Pa
            px = b.x - me.x
            py = b.y - me.y
            fx += (px / d) / d
            fy += (py / d) / d
    size = sqrt(fx ** 2 + fy ** 2)
    if size > fmax:
        fx = fx / size * fmax
        fy = fy / size * fmax
    return fx, fy

def alignment(boids, me, ra):
    sumx = 0
    sumy = 0
    n = 0
    for b in boids:
        if distance(b, me) <= ra:
            sumx += b.vx
            sumy += b.vy
            n += 1
    return sumx / n, sumy / n

first = input().split()
rc = float(first[0])
rs = float(first[1])
fmax = float(first[2])
ra = float(first[3])
kc = float(first[4])
ks = float(first[5])
ka = float(first[6])
n = int(first[7])

boids = []
for i in range(n):
    x, y, vx, vy = input().split()
    boids.append(Boid(float(x), float(y), float(vx), float(vy)))

while True:
    try:
        dt = float(input())
    except EOFError:
        break
    new = []
    for me in boids:
        cx, cy = cohesion(boids, me, rc)
        sx, sy = separation(boids, me, rs, fmax)
        ax, ay = alignment(boids, me, ra)
        fx = kc * cx + ks * sx + ka * ax
        fy = kc * cy + ks * sy + ka * ay
        vx = me.vx + fx * dt
        vy = me.vy + fy * dt
        new.append(Boid(me.x + vx * dt, me.y + vy * dt, vx, vy))
    boids = new
    for b in boids:
        print("{:.3f} {:.3f} {:.3f} {:.3f}".format(b.x, b.y, b.vx, b.vy))
