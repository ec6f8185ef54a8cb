# trabalho de IA para jogos - flocking
# entrada pela stdin, saida na stdout

from math import sqrt

def dist(a, b):
    return sqrt((a['x'] - b['x'])**2 + (a['y'] - b['y'])**2)

def limita(valor, maximo):
    return max(-maximo, min(maximo, valor))

def coesao(ag, lista):
    sx = 0
    sy = 0
    cont = 0
    for o in lista:
        if dist(ag, o) <= rc:
            sx += o['x']
            sy += o['y']
            cont += 1
    if cont <= 1:
        return 0, 0          # sozinho
    fx = sx / cont - ag['x']
    fy = sy / cont - ag['y']
    if sqrt(fx*fx + fy*fy) > rc:
        return 0, 0
    # sem o 2 a forca fica pela metade (0.492 em vez de 0.484 no exemplo)
    return 2 * fx / rc, 2 * fy / rc

def separacao(ag, lista):
    fx = 0
    fy = 0
    for o in lista:
        d = dist(ag, o)
        if d == 0 or d > rs:
            continue
        ux = (ag['x'] - o['x']) / d
        uy = (ag['y'] - o['y']) / d
        fx += ux / d
        fy += uy / d
    # nao pode passar de fmax
    return limita(fx, fmax), limita(fy, fmax)

def alinhamento(ag, lista):
    # comeca com a propria velocidade (inclui ele mesmo)
    sx = ag['vx']
    sy = ag['vy']
    vizinhos = 0
    for o in lista:
        if o is ag:
            continue
        if dist(ag, o) <= ra:
            sx += o['vx']
            sy += o['vy']
            vizinhos += 1
    if vizinhos == 0:
        return sx, sy
    return sx / vizinhos, sy / vizinhos

rc, rs, fmax, ra, kc, ks, ka, n = input().split()
rc = float(rc)
rs = float(rs)
fmax = float(fmax)
ra = float(ra)
kc = float(kc)
ks = float(ks)
ka = float(ka)
n = int(n)

agentes = []
for i in range(n):
    x, y, vx, vy = map(float, input().split())
    agentes.append({'x': x, 'y': y, 'vx': vx, 'vy': vy})

while True:
    try:
        linha = input()
    except EOFError:
        break
    if linha.strip() == '':
        continue
    dt = float(linha)
    novos = []
    for ag in agentes:
        cx, cy = coesao(ag, agentes)
        sx, sy = separacao(ag, agentes)
        ax, ay = alinhamento(ag, agentes)
        fx = kc*cx + ks*sx + ka*ax
        fy = kc*cy + ks*sy + ka*ay
        vx = ag['vx'] + fx * dt
        vy = ag['vy'] + fy * dt
        novos.append({'x': ag['x'] + vx * dt, 'y': ag['y'] + vy * dt, 'vx': vx, 'vy': vy})
    agentes = novos
    for ag in agentes:
        print('%.3f %.3f %.3f %.3f' % (ag['x'], ag['y'], ag['vx'], ag['vy']))
