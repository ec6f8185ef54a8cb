from math import hypot

# read parameters
params = input().split()
cohesion_radius = float(params[0])
separation_radius = float(params[1])
max_separation = float(params[2])
alignment_radius = float(params[3])
k_cohesion, k_separation, k_alignment = map(float, params[4:7])
number = int(params[7])

positions = []
velocities = []
for _ in range(number):
    x, y, vx, vy = map(float, input().split())
    positions.append((x, y))
    velocities.append((vx, vy))


def neighbours(index, radius):
    """indices of all neighbours inside the radius"""
    px, py = positions[index]
    found = []
    for i, (x, y) in enumerate(positions):
        dist = hypot(x - px, y - py)
        if 0 < dist <= radius:  # 0 = the agent itself
            found.append(i)
    return found


def cohesion(index):
    nb = neighbours(index, cohesion_radius)
    if len(nb) == 0:
        return (0.0, 0.0)
    cm_x = sum(positions[i][0] for i in nb) / len(nb)
    cm_y = sum(positions[i][1] for i in nb) / len(nb)
    return ((cm_x - positions[index][0]) / cohesion_radius,
            (cm_y - positions[index][1]) / cohesion_radius)


def separation(index):
    px, py = positions[index]
    force = (0.0, 0.0)
    for i in neighbours(index, separation_radius):
        dx, dy = px - positions[i][0], py - positions[i][1]
        length = hypot(dx, dy)
        force = (force[0] + dx / length, force[1] + dy / length)
    length = hypot(*force)
    if length > max_separation:
        force = (force[0] / length * max_separation, force[1] / length * max_separation)
    return force


def alignment(index):
    nb = neighbours(index, alignment_radius)
    if len(nb) == 0:
        return (0.0, 0.0)
    return (sum(velocities[i][0] for i in nb) / len(nb),
            sum(velocities[i][1] for i in nb) / len(nb))


while True:
    dt = float(input())
    new_positions = []
    new_velocities = []
    for i in range(number):
        c, s, a = cohesion(i), separation(i), alignment(i)
        force = tuple(k_cohesion * c[d] + k_separation * s[d] + k_alignment * a[d] for d in (0, 1))
        v = tuple(velocities[i][d] + force[d] * dt for d in (0, 1))
        p = tuple(positions[i][d] + v[d] * dt for d in (0, 1))
        new_velocities.append(v)
        new_positions.append(p)
    positions, velocities = new_positions, new_velocities
    for p, v in zip(positions, velocities):
        print(f"{p[0]:.3f} {p[1]:.3f} {v[0]:.3f} {v[1]:.3f}")
