import sys
import math


def abstand(a, b):
    return math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)


def kohaesion(agenten, nr, radius):
    ich = agenten[nr]
    nachbarn = [a for k, a in enumerate(agenten) if k != nr and abstand(a, ich) <= radius]
    if not nachbarn:
        return 0, 0
    mx = sum(a[0] for a in nachbarn) / len(nachbarn)
    my = sum(a[1] for a in nachbarn) / len(nachbarn)
    if abstand((mx, my), ich) > radius:
        return 0, 0
    return (mx - ich[0]) / radius, (my - ich[1]) / radius


def trennung(agenten, nr, radius, maximum):
    ich = agenten[nr]
    fx = fy = 0
    for k, a in enumerate(agenten):
        if k == nr:
            continue
        d = abstand(a, ich)
        if 0 < d <= radius:
            # normierter Vektor weg vom Nachbarn, nochmal durch den Abstand
            fx += (ich[0] - a[0]) / d / d
            fy += (ich[1] - a[1]) / d / d
    laenge = math.sqrt(fx * fx + fy * fy)
    if laenge > maximum:
        fx = fx / laenge * maximum
        fy = fy / laenge * maximum
    return fx, fy


def ausrichtung(agenten, nr, radius):
    nachbarn = [a for a in agenten if abstand(a, agenten[nr]) <= radius]
    if not nachbarn:
        return 0, 0
    return sum(a[2] for a in nachbarn) / len(nachbarn), sum(a[3] for a in nachbarn) / len(nachbarn)


zeilen = [z for z in sys.stdin.read().split("\n") if z.strip() != ""]
kopf = zeilen[0].split()
rc, rs, fmax, ra, kc, ks, ka = [float(w) for w in kopf[:7]]
n = int(kopf[7])
agenten = []
for z in zeilen[1:n + 1]:
    agenten.append([float(w) for w in z.split()])

for z in zeilen[n + 1:]:
    dt = float(z)
    for nr in range(n):
        c = kohaesion(agenten, nr, rc)
        s = trennung(agenten, nr, rs, fmax)
        a = ausrichtung(agenten, nr, ra)
        fx = kc * c[0] + ks * s[0] + ka * a[0]
        fy = kc * c[1] + ks * s[1] + ka * a[1]
        agent = agenten[nr]
        agent[2] += fx * dt
        agent[3] += fy * dt
        agent[0] += agent[2] * dt
        agent[1] += agent[3] * dt
        print("%.3f %.3f %.3f %.3f" % (agent[0], agent[1], agent[2], agent[3]))
