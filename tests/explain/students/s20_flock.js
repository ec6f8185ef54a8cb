const fs = require('fs');

const input = fs.readFileSync(0, 'utf8').split(/\s+/).filter(s => s.length > 0).map(Number);
let cursor = 0;
const next = () => input[cursor++];

const rc = next(), rs = next(), fsMax = next(), ra = next();
const kc = next(), ks = next(), ka = next();
const n = next();

let agents = [];
for (let i = 0; i < n; i++) {
  agents.push({ x: next(), y: next(), vx: next(), vy: next() });
}

function distance(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function cohesion(me) {
  const near = agents.filter(o => o !== me && distance(o, me) <= rc);
  const cx = near.reduce((sum, o) => sum + o.x, 0) / near.length;
  const cy = near.reduce((sum, o) => sum + o.y, 0) / near.length;
  return { x: (cx - me.x) / rc, y: (cy - me.y) / rc };
}

function separation(me) {
  const near = agents.filter(o => o !== me && distance(o, me) <= rs);
  let x = 0, y = 0;
  near.forEach(o => {
    const d = distance(o, me);
    x += (me.x - o.x) / d / d;
    y += (me.y - o.y) / d / d;
  });
  const size = Math.hypot(x, y);
  if (size > fsMax) {
    x = x / size * fsMax;
    y = y / size * fsMax;
  }
  return { x, y };
}

function alignment(me) {
  const near = agents.filter(o => o !== me && distance(o, me) <= ra);
  return {
    x: near.reduce((sum, o) => sum + o.vx, 0) / near.length,
    y: near.reduce((sum, o) => sum + o.vy, 0) / near.length,
  };
}

while (cursor < input.length) {
  const dt = next();
  agents = agents.map(a => {
    const c = cohesion(a), s = separation(a), al = alignment(a);
    const fx = kc * c.x + ks * s.x + ka * al.x;
    const fy = kc * c.y + ks * s.y + ka * al.y;
    const vx = a.vx + fx * dt;
    const vy = a.vy + fy * dt;
    return { x: a.x + vx * dt, y: a.y + vy * dt, vx, vy };
  });
  for (const a of agents) {
    console.log([a.x, a.y, a.vx, a.vy].map(v => v.toFixed(3)).join(' '));
  }
}
