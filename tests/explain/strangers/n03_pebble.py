import sys
import math

def dist(a, b):
    return math.sqrt((a['x'] - b['x'])**2 + (a['y'] - b['y'])**2)

def cohesion(me, agents, rc):
    n = 0
    cx = 0.0
    cy = 0.0
    for other in agents:
        if other is me:
            continue
        if dist(me, other) <= rc:
            cx += other['x']
            cy += other['y']
            n += 1
    if n == 0:
        return 0.0, 0.0
    cx /= n
    cy /= n
    return (cx - me['x']) / rc, (cy - me['y']) / rc

def separation(me, agents, rs, fmax):
    fx = 0.0
    fy = 0.0
    for other in agents:
        if other is me:
            continue
        d = dist(me, other)
        if 0 < d <= rs:
            # unit vector away, then / distance
            ux = (me['x'] - other['x']) / d
            uy = (me['y'] - other['y']) / d
            fx += ux / d
            fy += uy / d
    mag = math.sqrt(fx * fx + fy * fy)
    if mag > fmax:
        fx = fx / mag * fmax
        fy = fy / mag * fmax
    return fx, fy

def alignment(me, agents, ra):
    group = [a for a in agents if dist(me, a) <= ra]
    ax = sum(a['vx'] for a in group) / len(group)
    ay = sum(a['vy'] for a in group) / len(group)
    return ax - me['vx'], ay - me['vy']

def main():
    first = sys.stdin.readline().split()
    rc, rs, fmax, ra, kc, ks, ka = map(float, first[:7])
    n = int(first[7])
    agents = []
    for _ in range(n):
        x, y, vx, vy = map(float, sys.stdin.readline().split())
        agents.append({'x': x, 'y': y, 'vx': vx, 'vy': vy})

    for line in sys.stdin:
        dt = float(line)
        new_agents = agents
        for i in range(n):
            me = agents[i]
            c = cohesion(me, agents, rc)
            s = separation(me, agents, rs, fmax)
            a = alignment(me, agents, ra)
            fx = kc * c[0] + ks * s[0] + ka * a[0]
            fy = kc * c[1] + ks * s[1] + ka * a[1]
            new_agents[i]['vx'] = me['vx'] + fx * dt
            new_agents[i]['vy'] = me['vy'] + fy * dt
            new_agents[i]['x'] = me['x'] + new_agents[i]['vx'] * dt
            new_agents[i]['y'] = me['y'] + new_agents[i]['vy'] * dt
        agents = new_agents
        for a in agents:
            print("%.3f %.3f %.3f %.3f" % (a['x'], a['y'], a['vx'], a['vy']))

main()
