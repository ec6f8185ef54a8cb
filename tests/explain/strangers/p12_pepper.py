# flocking homework
# no imports needed, ** 0.5 is the square root

def length(x, y):
    return (x * x + y * y) ** 0.5

first = input().split()
rc = float(first[0])
rs = float(first[1])
fsmax = float(first[2])
ra = float(first[3])
kc = float(first[4])
ks = float(first[5])
ka = float(first[6])
n = int(first[7])

px = []
py = []
vx = []
vy = []
for i in range(n):
    a = input().split()
    px.append(float(a[0]))
    py.append(float(a[1]))
    vx.append(float(a[2]))
    vy.append(float(a[3]))

time = 0.0      # time of the last frame
while True:
    try:
        line = input()
    except EOFError:
        break
    if line.strip() == "":
        continue
    t = float(line)
    dt = t - time       # time since the last frame
    time = t

    fx = [0.0] * n
    fy = [0.0] * n
    for i in range(n):
        # cohesion
        cx = 0.0
        cy = 0.0
        cn = 0
        for j in range(n):
            if i != j and length(px[j] - px[i], py[j] - py[i]) <= rc:
                cx = cx + px[j]
                cy = cy + py[j]
                cn = cn + 1
        if cn > 0 and rc > 0:
            fx[i] += kc * (cx / cn - px[i]) / rc
            fy[i] += kc * (cy / cn - py[i]) / rc

        # separation
        sx = 0.0
        sy = 0.0
        for j in range(n):
            d = length(px[j] - px[i], py[j] - py[i])
            if d > 0 and d <= rs:
                sx = sx + (px[i] - px[j]) / d / d
                sy = sy + (py[i] - py[j]) / d / d
        m = length(sx, sy)
        if m > fsmax:
            sx = sx / m * fsmax
            sy = sy / m * fsmax
        fx[i] += ks * sx
        fy[i] += ks * sy

        # alignment, with me
        ax = 0.0
        ay = 0.0
        an = 0
        for j in range(n):
            if length(px[j] - px[i], py[j] - py[i]) <= ra:
                ax = ax + vx[j]
                ay = ay + vy[j]
                an = an + 1
        if an > 0:
            fx[i] += ka * ax / an
            fy[i] += ka * ay / an

    for i in range(n):
        vx[i] = vx[i] + fx[i] * dt
        vy[i] = vy[i] + fy[i] * dt
        px[i] = px[i] + vx[i] * dt
        py[i] = py[i] + vy[i] * dt
        print("{:.3f} {:.3f} {:.3f} {:.3f}".format(px[i], py[i], vx[i], vy[i]))
