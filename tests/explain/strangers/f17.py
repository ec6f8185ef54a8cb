import sys
import math

# Projet nuée d'oiseaux

def norme(v):
    return math.sqrt(v[0] ** 2 + v[1] ** 2)

def lire():
    mots = sys.stdin.read().split()
    nombres = [float(m) for m in mots]
    params = nombres[0:7]
    n = int(nombres[7])
    oiseaux = []
    k = 8
    for i in range(n):
        x, y, vx, vy = nombres[k:k+4]
        oiseaux.append({'pos': [x, y], 'vit': [vx, vy]})
        k += 4
    return params, oiseaux, nombres[k:]

def cohesion(oiseaux, a, rayon):
    centre = [0, 0]
    trouve = False
    for i, o in enumerate(oiseaux):
        if i != a:
            d = math.dist(o['pos'], oiseaux[a]['pos'])
            if d <= rayon:
                centre[0] += o['pos'][0]
                centre[1] += o['pos'][1]
                trouve = True
    if not trouve:
        return [0, 0]
    nb = len(oiseaux) - 1      # tous sauf moi
    e = [centre[0] / nb - oiseaux[a]['pos'][0], centre[1] / nb - oiseaux[a]['pos'][1]]
    if norme(e) > rayon:
        return [0, 0]
    return [e[0] / rayon, e[1] / rayon]

def separation(oiseaux, a, rayon, fmax):
    s = [0, 0]
    for i, o in enumerate(oiseaux):
        d = math.dist(o['pos'], oiseaux[a]['pos'])
        if d > 0 and d <= rayon:
            for k in (0, 1):
                s[k] += (oiseaux[a]['pos'][k] - o['pos'][k]) / d ** 2
    l = norme(s)
    if l > fmax:
        s = [s[0] * fmax / l, s[1] * fmax / l]
    return s

def alignement(oiseaux, a, rayon):
    proches = [o['vit'] for o in oiseaux if math.dist(o['pos'], oiseaux[a]['pos']) <= rayon]
    return [sum(v[0] for v in proches) / len(proches), sum(v[1] for v in proches) / len(proches)]

def main():
    (rc, rs, fmax, ra, kc, ks, ka), oiseaux, temps = lire()
    for dt in temps:
        suivant = []
        for a in range(len(oiseaux)):
            c = cohesion(oiseaux, a, rc)
            s = separation(oiseaux, a, rs, fmax)
            al = alignement(oiseaux, a, ra)
            f = [kc * c[k] + ks * s[k] + ka * al[k] for k in range(2)]
            v = [oiseaux[a]['vit'][k] + f[k] * dt for k in range(2)]
            p = [oiseaux[a]['pos'][k] + v[k] * dt for k in range(2)]
            suivant.append({'pos': p, 'vit': v})
        oiseaux = suivant
        for o in oiseaux:
            print(round(o['pos'][0], 3), round(o['pos'][1], 3), round(o['vit'][0], 3), round(o['vit'][1], 3))

if __name__ == '__main__':
    main()
