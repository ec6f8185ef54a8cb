const lines = require('fs').readFileSync(0, 'utf8').split('\n').filter(l => l.trim() !== '');

const [rc, rs, maxForce, ra, kc, ks, ka, N] = lines[0].trim().split(/\s+/).map(Number);

let boids = lines.slice(1, 1 + N).map(l => {
  const [x, y, vx, vy] = l.trim().split(/\s+/).map(Number);
  return { x, y, vx, vy };
});

const dist = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

function cohesion(me) {
  const others = boids.filter(b => b !== me && dist(b, me) <= rc);
  if (!others.length || !rc) return { x: 0, y: 0 };
  const cm = {
    x: others.reduce((s, b) => s + b.x, 0) / others.length,
    y: others.reduce((s, b) => s + b.y, 0) / others.length,
  };
  return { x: (cm.x - me.x) / rc, y: (cm.y - me.y) / rc };
}

function separation(me) {
  const f = { x: 0, y: 0 };
  boids.forEach(b => {
    const d = dist(b, me);
    if (b === me || !d || d > rs) return;
    f.x += (me.x - b.x) / d / d;
    f.y += (me.y - b.y) / d / d;
  });
  const len = Math.hypot(f.x, f.y);
  if (maxForce && len > maxForce) {
    f.x *= maxForce / len;
    f.y *= maxForce / len;
  }
  return f;
}

function alignment(me) {
  const group = boids.filter(b => dist(b, me) <= ra);
  return {
    x: group.reduce((s, b) => s + b.vx, 0) / group.length,
    y: group.reduce((s, b) => s + b.vx, 0) / group.length,
  };
}

for (const l of lines.slice(1 + N)) {
  const dt = parseFloat(l);
  boids = boids.map(b => {
    const c = cohesion(b), s = separation(b), a = alignment(b);
    const vx = b.vx + (kc * c.x + ks * s.x + ka * a.x) * dt;
    const vy = b.vy + (kc * c.y + ks * s.y + ka * a.y) * dt;
    return { x: b.x + vx * dt, y: b.y + vy * dt, vx, vy };
  });
  for (const b of boids)
    console.log([b.x, b.y, b.vx, b.vy].map(v => v.toFixed(3)).join(' '));
}
