import sys

def distance(a, b):
    return abs(a['x'] - b['x']) + abs(a['y'] - b['y'])

def cohesion(boids, me, radius):
    cx = cy = n = 0
    for b in boids:
        if b is me:
            continue
        if distance(b, me) <= radius:
            cx += b['x']
            cy += b['y']
            n += 1
    n = max(n, 1)   # avoid ZeroDivisionError
    cx = cx / n
    cy = cy / n
    return (cx - me['x']) / radius, (cy - me['y']) / radius

def separation(boids, me, radius, max_force):
    fx = fy = 0
    for b in boids:
        d = distance(b, me)
        if d > 0 and d <= radius:
            fx += (me['x'] - b['x']) / d / d
            fy += (me['y'] - b['y']) / d / d
    mag = (fx**2 + fy**2) ** 0.5
    if mag > max_force:
        fx = fx / mag * max_force
        fy = fy / mag * max_force
    return fx, fy

def alignment(boids, me, radius):
    vx = vy = n = 0
    for b in boids:
        if distance(b, me) <= radius:
            vx += b['vx']
            vy += b['vy']
            n += 1
    return vx / n, vy / n

rc, rs, fsmax, ra, kc, ks, ka, n = input().split()
rc, rs, fsmax, ra = float(rc), float(rs), float(fsmax), float(ra)
kc, ks, ka = float(kc), float(ks), float(ka)
n = int(n)

new_state = []
for i in range(n):
    x, y, vx, vy = map(float, input().split())
    new_state.append({'x': x, 'y': y, 'vx': vx, 'vy': vy})

# game loop
while True:
    try:
        dt = float(input())
    except EOFError:
        break
    current_state = [dict(b) for b in new_state]   # double buffer
    forces = []
    for i in range(n):              # for every boid
        fx, fy = 0, 0
        for j in range(n):          # compare with every other boid
            if i == j:
                continue
            # no need to check the distance here, the functions already do
            c = cohesion(current_state, current_state[i], rc)
            s = separation(current_state, current_state[i], rs, fsmax)
            a = alignment(current_state, current_state[i], ra)
            fx += kc * c[0] + ks * s[0] + ka * a[0]
            fy += kc * c[1] + ks * s[1] + ka * a[1]
        forces.append((fx, fy))
    for i in range(n):
        b = new_state[i]
        b['vx'] += forces[i][0] * dt
        b['vy'] += forces[i][1] * dt
        b['x'] += b['vx'] * dt
        b['y'] += b['vy'] * dt
        print(round(b['x'], 3), round(b['y'], 3), round(b['vx'], 3), round(b['vy'], 3))
