'use strict';
const fs = require('fs');

const numbers = fs.readFileSync(0, 'utf8').split(/\s+/).filter((w) => w !== '').map(Number);
const [rc, rs, fMax, ra, kc, ks, ka, n] = numbers;

let agents = [];
for (let i = 0; i < n; i++) {
  const [x, y, vx, vy] = numbers.slice(8 + 4 * i, 12 + 4 * i);
  agents.push({ x, y, vx, vy });
}

const distance = (a, b) => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

function cohesion(me) {
  const near = agents.filter((o) => o !== me && distance(me, o) <= rc);
  if (near.length === 0 || rc === 0) return [0, 0];
  const x = near.reduce((sum, o) => sum + o.x, 0) / near.length - me.x;
  const y = near.reduce((sum, o) => sum + o.y, 0) / near.length - me.y;
  return Math.hypot(x, y) <= rc ? [x / rc, y / rc] : [0, 0];
}

function separation(me) {
  let fx = 0;
  let fy = 0;
  for (const o of agents) {
    const d = distance(me, o);
    if (d === 0 || d > rs) continue;
    fx += Math.sign(me.x - o.x) / d;
    fy += Math.sign(me.y - o.y) / d;
  }
  if (Math.abs(fx * fy) > fMax) {
    const scale = fMax / Math.hypot(fx, fy);
    fx *= scale;
    fy *= scale;
  }
  return [fx, fy];
}

function alignment(me) {
  const near = agents.filter((o) => distance(me, o) <= ra);
  const mean = (key) => near.reduce((sum, o) => sum + o[key], 0) / near.length;
  return [mean('vx'), mean('vy')];
}

for (const dt of numbers.slice(8 + 4 * n)) {
  agents = agents.map((me) => {
    const c = cohesion(me);
    const s = separation(me);
    const a = alignment(me);
    const vx = me.vx + (kc * c[0] + ks * s[0] + ka * a[0]) * dt;
    const vy = me.vy + (kc * c[1] + ks * s[1] + ka * a[1]) * dt;
    return { x: me.x + vx * dt, y: me.y + vy * dt, vx, vy };
  });
  for (const a of agents) console.log([a.x, a.y, a.vx, a.vy].map((v) => v.toFixed(3)).join(' '));
}
