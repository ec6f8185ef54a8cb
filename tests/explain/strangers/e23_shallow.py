import sys
import math

tokens = sys.stdin.read().split()
nums = iter(float(t) for t in tokens)

r_c = next(nums)
r_s = next(nums)
f_max = next(nums)
r_a = next(nums)
k_c, k_s, k_a = next(nums), next(nums), next(nums)
n = int(next(nums))

# every boid is [x, y, vx, vy]
boids = []
for _ in range(n):
    boids.append([next(nums), next(nums), next(nums), next(nums)])


def dist(a, b):
    return math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)


def cohesion(a, all_boids):
    near = [b for b in all_boids if b is not a and dist(a, b) <= r_c]
    if not near:
        return 0, 0
    cx = sum(b[0] for b in near) / len(near)
    cy = sum(b[1] for b in near) / len(near)
    ex, ey = cx - a[0], cy - a[1]
    if math.sqrt(ex ** 2 + ey ** 2) > r_c:
        return 0, 0
    return ex / r_c, ey / r_c


def separation(a, all_boids):
    sx, sy = 0, 0
    for b in all_boids:
        d = dist(a, b)
        if 0 < d <= r_s:
            sx += (a[0] - b[0]) / d / d
            sy += (a[1] - b[1]) / d / d
    length = math.sqrt(sx ** 2 + sy ** 2)
    if length > f_max:
        sx, sy = sx / length * f_max, sy / length * f_max
    return sx, sy


def alignment(a, all_boids):
    near = [b for b in all_boids if dist(a, b) <= r_a]
    ax = sum(b[2] for b in near) / len(near)
    ay = sum(b[3] for b in near) / len(near)
    return ax - a[2], ay - a[3]


for dt in nums:
    old = boids[:]          # copy so that all move at once
    for i in range(n):
        c = cohesion(old[i], old)
        s = separation(old[i], old)
        a = alignment(old[i], old)
        fx = k_c * c[0] + k_s * s[0] + k_a * a[0]
        fy = k_c * c[1] + k_s * s[1] + k_a * a[1]
        boids[i][2] += fx * dt
        boids[i][3] += fy * dt
        boids[i][0] += boids[i][2] * dt
        boids[i][1] += boids[i][3] * dt
    for b in boids:
        print("%.3f %.3f %.3f %.3f" % tuple(b))
