const fs = require('fs');

const numbers = fs.readFileSync(0, 'utf8').split(/\s+/).filter(s => s !== '').map(Number);
let at = 0;
const next = () => numbers[at++];

const rc = next(), rs = next(), fMax = next(), ra = next();
const kc = next(), ks = next(), ka = next(), n = next();

let agents = [];
for (let i = 0; i < n; i++) {
  agents.push({ x: next(), y: next(), vx: next(), vy: next() });
}

function distance(a, b) {
  return Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
}

function move(a, dt) {
  let cx = 0, cy = 0, sx = 0, sy = 0, ax = 0, ay = 0, nc = 0, na = 0;
  for (const b of agents) {
    const d = distance(a, b);
    if (b !== a && d <= rc) { cx += b.x; cy += b.y; nc++; }
    if (d > 0 && d <= rs) { sx += (a.x - b.x) / d / d; sy += (a.y - b.y) / d / d; }
    if (d <= ra) { ax += b.vx; ay += b.vy; na++; }
  }
  let fx = 0, fy = 0;
  if (nc > 0 && rc > 0) {
    const ex = cx / nc - a.x, ey = cy / nc - a.y;
    if (Math.sqrt(ex * ex + ey * ey) <= rc) { fx += kc * ex / rc; fy += kc * ey / rc; }
  }
  const s = Math.sqrt(sx * sx + sy * sy);
  if (s > fMax) { sx = sx / s * fMax; sy = sy / s * fMax; }
  fx += ks * sx;
  fy += ks * sy;
  if (na > 0) { fx += ka * ax / na; fy += ka * ay / na; }
  const vx = a.vx + fx * dt, vy = a.vy + fy * dt;
  return { x: a.x + vx * dt, y: a.y + vy * dt, vx, vy };
}

while (at < numbers.length) {
  const dt = next();
  agents = agents.map(a => move(a, dt));
  for (const a of agents) {
    console.log(`${a.x.toFixed(3)} ${a.y.toFixed(3)} ${a.vx.toFixed(3)} ${a.vy.toFixed(3)}`);
  }
}
