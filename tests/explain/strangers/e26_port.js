const fs = require('fs');

const lines = fs.readFileSync(0, 'utf8').split('\n');
const nums = (s) => s.trim().split(/\s+/).map(Number);

const [rc, rs, maxForce, ra, kc, ks, ka, n] = nums(lines[0]);

let boids = lines.slice(1, 1 + n).map((l) => {
  const [x, y, vx, vy] = nums(l);
  return { x, y, vx, vy };
});
const steps = lines.slice(1 + n).map(Number);

const dist = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

function cohesion(me) {
  const near = boids.filter((b) => b !== me && dist(me, b) <= rc);
  if (near.length === 0) return { x: 0, y: 0 };
  const ex = near.reduce((s, b) => s + b.x, 0) / near.length - me.x;
  const ey = near.reduce((s, b) => s + b.y, 0) / near.length - me.y;
  if (Math.hypot(ex, ey) > rc) return { x: 0, y: 0 };
  return { x: ex / rc, y: ey / rc };
}

function separation(me) {
  const f = { x: 0, y: 0 };
  for (const b of boids) {
    const d = dist(me, b);
    if (b === me || d === 0 || d > rs) continue;
    f.x += (me.x - b.x) / (d * d);
    f.y += (me.y - b.y) / (d * d);
    const len = Math.hypot(f.x, f.y);
    if (len > maxForce) {
      f.x = (f.x / len) * maxForce;
      f.y = (f.y / len) * maxForce;
    }
  }
  return f;
}

function alignment(me) {
  const near = boids.filter((b) => dist(me, b) <= ra);
  return {
    x: near.reduce((s, b) => s + b.vx, 0) / near.length,
    y: near.reduce((s, b) => s + b.vy, 0) / near.length,
  };
}

for (const dt of steps) {
  boids = boids.map((b) => {
    const c = cohesion(b), s = separation(b), a = alignment(b);
    const vx = b.vx + (kc * c.x + ks * s.x + ka * a.x) * dt;
    const vy = b.vy + (kc * c.y + ks * s.y + ka * a.y) * dt;
    return { x: b.x + vx * dt, y: b.y + vy * dt, vx, vy };
  });
  for (const b of boids) {
    console.log([b.x, b.y, b.vx, b.vy].map((v) => v.toFixed(3)).join(' '));
  }
}
