import math

# read the parameters
rc, rs, fsmax, ra, ks, kc, ka, n = map(float, input().split())
n = int(n)

x = []
y = []
vx = []
vy = []
for i in range(n):
    l = list(map(float, input().split()))
    x.append(l[0])
    y.append(l[1])
    vx.append(l[2])
    vy.append(l[3])

while True:
    dt = float(input())

    newx = x.copy()
    newy = y.copy()
    newvx = vx.copy()
    newvy = vy.copy()

    for i in range(n):
        # cohesion: center of mass of all the others
        cmx = 0
        cmy = 0
        for j in range(n):
            if j != i:
                cmx = cmx + x[j]
                cmy = cmy + y[j]
        fcx = 0
        fcy = 0
        if n > 1:
            cmx = cmx / (n - 1)
            cmy = cmy / (n - 1)
            d = math.dist((x[i], y[i]), (cmx, cmy))
            if d <= rc and rc > 0:
                fcx = (cmx - x[i]) / rc
                fcy = (cmy - y[i]) / rc

        # separation
        fsx = 0
        fsy = 0
        for j in range(n):
            d = math.dist((x[i], y[i]), (x[j], y[j]))
            if d > 0 and d <= rs:
                fsx = fsx + (x[i] - x[j]) / d / d
                fsy = fsy + (y[i] - y[j]) / d / d

        # alignment
        fax = 0
        fay = 0
        count = 0
        for j in range(n):
            d = math.dist((x[i], y[i]), (x[j], y[j]))
            if j != i and d <= ra:
                fax = fax + vx[j]
                fay = fay + vy[j]
                count = count + 1
        if count > 0:
            fax = fax / count
            fay = fay / count

        fx = kc * fcx + ks * fsx + ka * fax
        fy = kc * fcy + ks * fsy + ka * fay
        newvx[i] = vx[i] + fx * dt
        newvy[i] = vy[i] + fy * dt
        newx[i] = x[i] + newvx[i] * dt
        newy[i] = y[i] + newvy[i] * dt

    x = newx
    y = newy
    vx = newvx
    vy = newvy
    for i in range(n):
        print(round(x[i], 3), round(y[i], 3), round(vx[i], 3), round(vy[i], 3))
