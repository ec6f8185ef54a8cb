import math

# Tarea: comportamiento de bandada (flocking)

def distancia(a, b):
    return math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)


def cohesion(agentes, i, rc):
    sx = 0
    sy = 0
    n = 0
    for j in range(len(agentes)):
        if j != i and distancia(agentes[i], agentes[j]) <= rc:
            sx += agentes[j][0]
            sy += agentes[j][1]
            n += 1
    # centro de masa
    cmx = sx / n
    cmy = sy / n
    return (cmx - agentes[i][0]) / rc, (cmy - agentes[i][1]) / rc


def separacion(agentes, i, rs, fmax):
    fx = 0
    fy = 0
    for j in range(len(agentes)):
        if j == i:
            continue
        d = distancia(agentes[i], agentes[j])
        if 0 < d <= rs:
            # vector unitario / distancia
            ux = (agentes[i][0] - agentes[j][0]) / d
            uy = (agentes[i][1] - agentes[j][1]) / d
            fx += ux / d
            fy += uy / d
    m = math.sqrt(fx ** 2 + fy ** 2)
    if m > fmax:
        fx = fx / m * fmax
        fy = fy / m * fmax
    return fx, fy


def alineacion(agentes, i, ra):
    vx = 0
    vy = 0
    n = 0
    for a in agentes:            # se incluye a si mismo
        if distancia(agentes[i], a) <= ra:
            vx += a[2]
            vy += a[3]
            n += 1
    # fuerza que lleva al agente hacia la velocidad promedio
    return vx / n - agentes[i][2], vy / n - agentes[i][3]


datos = input().split()
rc, rs, fmax, ra, kc, ks, ka = [float(d) for d in datos[:7]]
n = int(datos[7])

agentes = []
for i in range(n):
    agentes.append([float(v) for v in input().split()])

while True:
    dt = float(input())

    # primero las velocidades
    for i in range(n):
        cx, cy = cohesion(agentes, i, rc)
        sx, sy = separacion(agentes, i, rs, fmax)
        ax, ay = alineacion(agentes, i, ra)
        agentes[i][2] += (kc * cx + ks * sx + ka * ax) * dt
        agentes[i][3] += (kc * cy + ks * sy + ka * ay) * dt

    # despues las posiciones, para que todos usen las viejas
    for a in agentes:
        a[0] += a[2] * dt
        a[1] += a[3] * dt
        print("%.3f %.3f %.3f %.3f" % (a[0], a[1], a[2], a[3]))
