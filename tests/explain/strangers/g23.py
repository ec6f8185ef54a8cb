# tarea flocking
import sys
import math

lines = sys.stdin.read().split('\n')
datos = lines[0].split()
rc, rs, fsmax, ra, kc, ks, ka = [float(d) for d in datos[:7]]
n = int(datos[7])

px = []; py = []; vx = []; vy = []
for l in lines[1:n+1]:
    a, b, c, d = l.split()
    px.append(float(a)); py.append(float(b))
    vx.append(float(c)); vy.append(float(d))

for l in lines[n+1:-1]:
    dt = float(l)

    # acumuladores
    sumx = [0.0]*n; sumy = [0.0]*n; cuentac = [0]*n
    sepx = [0.0]*n; sepy = [0.0]*n
    velx = vx[:]; vely = vy[:]; cuentaa = [0]*n     # el mismo ya esta incluido

    # cada par una sola vez
    for i in range(n):
        for j in range(i+1, n):
            dx = px[i] - px[j]
            dy = py[i] - py[j]
            d = math.sqrt(dx**2 + dy**2)
            if d <= rc:
                sumx[i] += px[j]; sumy[i] += py[j]; cuentac[i] += 1
                sumx[j] += px[i]; sumy[j] += py[i]; cuentac[j] += 1
            if 0 < d <= rs:
                sepx[i] += dx / (d*2); sepy[i] += dy / (d*2)
                sepx[j] -= dx / (d*2); sepy[j] -= dy / (d*2)
            if d <= ra:
                velx[i] += vx[j]; vely[i] += vy[j]; cuentaa[i] += 1
                velx[j] += vx[i]; vely[j] += vy[i]; cuentaa[j] += 1

    for i in range(n):
        fx = 0.0
        fy = 0.0
        if cuentac[i] > 0:
            ex = sumx[i]/cuentac[i] - px[i]
            ey = sumy[i]/cuentac[i] - py[i]
            if math.sqrt(ex**2 + ey**2) <= rc:
                fx += kc*ex/rc
                fy += kc*ey/rc
        m = math.sqrt(sepx[i]**2 + sepy[i]**2)
        if m > fsmax:
            sepx[i] = sepx[i]/m*fsmax
            sepy[i] = sepy[i]/m*fsmax
        fx += ks*sepx[i]
        fy += ks*sepy[i]
        if cuentaa[i] > 0:
            velx[i] /= cuentaa[i]
            vely[i] /= cuentaa[i]
        fx += ka*velx[i]
        fy += ka*vely[i]

        vx[i] += fx*dt
        vy[i] += fy*dt
        px[i] += vx[i]*dt
        py[i] += vy[i]*dt
        print("%.3f %.3f %.3f %.3f" % (px[i], py[i], vx[i], vy[i]))
