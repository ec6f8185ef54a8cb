const fs = require('fs');

const lines = fs.readFileSync(0, 'utf8').split('\n').map(l => l.trim()).filter(l => l.length > 0);

const [rc, rs, fsMax, ra, kc, ks, ka, n] = lines[0].split(' ').map(s => parseInt(s));

let boids = [];
for (let i = 1; i <= n; i++) {
  const [x, y, vx, vy] = lines[i].split(' ').map(Number);
  boids.push({ x, y, vx, vy });
}

const dist = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

function cohesion(me) {
  const near = boids.filter(b => b !== me && dist(b, me) <= rc);
  if (near.length === 0 || rc === 0) return { x: 0, y: 0 };
  const cx = near.reduce((s, b) => s + b.x, 0) / near.length;
  const cy = near.reduce((s, b) => s + b.y, 0) / near.length;
  return { x: (cx - me.x) / rc, y: (cy - me.y) / rc };
}

function separation(me) {
  let f = { x: 0, y: 0 };
  for (const b of boids) {
    const d = dist(b, me);
    if (d > 0 && d <= rs) {
      f.x += (me.x - b.x) / d;
      f.y += (me.y - b.y) / d;
    }
  }
  const len = Math.hypot(f.x, f.y);
  if (len > fsMax) {
    f.x = f.x / len * fsMax;
    f.y = f.y / len * fsMax;
  }
  return f;
}

function alignment(me) {
  const near = boids.filter(b => dist(b, me) <= ra);
  if (near.length === 0) return { x: 0, y: 0 };
  return {
    x: near.reduce((s, b) => s + b.vx, 0) / near.length,
    y: near.reduce((s, b) => s + b.vy, 0) / near.length,
  };
}

const out = [];
for (let i = n + 1; i < lines.length; i++) {
  const dt = parseFloat(lines[i]);
  boids = boids.map(b => {
    const c = cohesion(b), s = separation(b), a = alignment(b);
    const fx = kc * c.x + ks * s.x + ka * a.x;
    const fy = kc * c.y + ks * s.y + ka * a.y;
    const vx = b.vx + fx * dt;
    const vy = b.vy + fy * dt;
    return { x: b.x + vx * dt, y: b.y + vy * dt, vx, vy };
  });
  for (const b of boids) {
    out.push([b.x, b.y, b.vx, b.vy].map(v => v.toFixed(3)).join(' '));
  }
}
console.log(out.join('\n'));
