// Flocking
const fs = require('fs');
const lines = fs.readFileSync(0, 'utf8').split('\n');

const [rc, rs, fsMax, ra, kc, ks, ka, n] = lines[0].trim().split(/\s+/).map(Number);

let boids = [];
for (let i = 1; i <= n; i++) {
  const [x, y, vx, vy] = lines[i].trim().split(/\s+/).map(Number);
  boids.push({ x, y, vx, vy });
}

const dist = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

function cohesion(me, i) {
  let x = 0, y = 0, count = 0;
  for (const j in boids) {
    if (j === i) continue; // skip myself
    if (dist(me, boids[j]) <= rc) {
      x += boids[j].x;
      y += boids[j].y;
      count++;
    }
  }
  if (count === 0) return { x: 0, y: 0 };
  const e = { x: x / count - me.x, y: y / count - me.y };
  if (Math.hypot(e.x, e.y) > rc) return { x: 0, y: 0 };
  return { x: kc * e.x / rc, y: kc * e.y / rc };
}

function separation(me, i) {
  let x = 0, y = 0;
  for (const j in boids) {
    if (j === i) continue; // skip myself
    const d = dist(me, boids[j]);
    if (d > 0 && d <= rs) {
      x += ks * (me.x - boids[j].x) / d / d;
      y += ks * (me.y - boids[j].y) / d / d;
    }
  }
  const len = Math.hypot(x, y);
  if (len > fsMax) {
    x = x / len * fsMax;
    y = y / len * fsMax;
  }
  return { x, y };
}

function alignment(me) {
  const group = boids.filter(b => dist(me, b) <= ra);
  if (group.length === 0) return { x: 0, y: 0 };
  return {
    x: ka * group.reduce((sum, b) => sum + b.vx, 0) / group.length,
    y: ka * group.reduce((sum, b) => sum + b.vy, 0) / group.length,
  };
}

for (const line of lines.slice(n + 1)) {
  const dt = Number(line);
  boids = boids.map((me, i) => {
    const c = cohesion(me, i);
    const s = separation(me, i);
    const a = alignment(me);
    const vx = me.vx + (c.x + s.x + a.x) * dt;
    const vy = me.vy + (c.y + s.y + a.y) * dt;
    return { x: me.x + vx * dt, y: me.y + vy * dt, vx, vy };
  });
  for (const b of boids) {
    console.log(`${b.x.toFixed(3)} ${b.y.toFixed(3)} ${b.vx.toFixed(3)} ${b.vy.toFixed(3)}`);
  }
}
