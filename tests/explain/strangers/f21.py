from sys import stdin
from math import sqrt

nums = []
for line in stdin:
    nums += [float(w) for w in line.split()]

# parameters are nums[0] .. nums[6], number of boids is nums[7]
rc = nums[0]
rs = nums[1]
smax = nums[2]
ra = nums[3]
kc = nums[4]
ks = nums[5]
ka = nums[6]
n = int(nums[7])
state = []
i = 8
while len(state) < n:
    state.append((nums[i], nums[i + 1], nums[i + 2], nums[i + 3]))
    i += 4


def length2(x, y):
    return x * x + y * y


def forces(state, a):
    x, y, vx, vy = state[a]
    cx, cy, cn = 0, 0, 0
    sx, sy = 0, 0
    ax, ay, an = 0, 0, 0
    for b in range(1, n):
        bx, by, bvx, bvy = state[b]
        d = sqrt(length2(bx - x, by - y))
        if d <= ra:
            ax, ay, an = ax + bvx, ay + bvy, an + 1
        if b != a:
            if d <= rc:
                cx, cy, cn = cx + bx, cy + by, cn + 1
            if d <= rs and d != 0:
                sx, sy = sx + (x - bx) / d / d, sy + (y - by) / d / d
    fx, fy = 0, 0
    if cn:
        ex, ey = cx / cn - x, cy / cn - y
        if length2(ex, ey) <= rc * rc:
            fx += kc * ex / rc
            fy += kc * ey / rc
    if length2(sx, sy) > smax:
        s = sqrt(length2(sx, sy))
        sx, sy = sx / s * smax, sy / s * smax
    fx += ks * sx
    fy += ks * sy
    if an:
        fx += ka * ax / an
        fy += ka * ay / an
    return fx, fy


while i < len(nums):
    dt = nums[i]
    i += 1
    new = []
    for a in range(n):
        fx, fy = forces(state, a)
        x, y, vx, vy = state[a]
        vx += fx * dt
        vy += fy * dt
        new.append((x + vx * dt, y + vy * dt, vx, vy))
    state = new
    for s in state:
        print(*["%.3f" % v for v in s])
