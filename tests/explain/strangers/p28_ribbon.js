// flocking assignment, run with: node flocking.js < input
const fs = require('fs');

const lines = fs.readFileSync(0, 'utf8').split('\n').map(l => l.trim()).filter(l => l !== '');

// --- little vector lib ---
const vec = (x, y) => ({ x, y });
const sub = (a, b) => vec(a.x - b.x, a.y - b.y);
const len = v => Math.sqrt(v.x * v.x + v.y * v.y);
function add(a, b) { a.x += b.x; a.y += b.y; return a; }
function scale(v, s) { v.x *= s; v.y *= s; return v; }
function normalize(v) {
  const l = len(v);
  if (l > 0) scale(v, 1 / l);
  return v;
}
const dist = (a, b) => len(sub(a, b));
// "All values should have exactly 3 decimal places and should be rounded to the nearest"
const round3 = n => Number(n.toFixed(3));

// --- input ---
const [rc, rs, fmax, ra, kc, ks, ka, n] = lines[0].split(/\s+/).map(Number);
let boids = [];
for (let i = 1; i <= n; i++) {
  const [x, y, vx, vy] = lines[i].split(/\s+/).map(Number);
  boids.push({ pos: vec(x, y), vel: vec(vx, vy) });
}

function cohesion(me) {
  const center = vec(0, 0);
  let count = 0;
  for (const b of boids) {
    if (b !== me && dist(b.pos, me.pos) <= rc) {
      add(center, b.pos);
      count++;
    }
  }
  if (count === 0) return vec(0, 0);
  scale(center, 1 / count);
  const f = sub(center, me.pos);
  if (len(f) > rc) return vec(0, 0);
  return vec(f.x / rc, f.y / rc);
}

function separation(me) {
  const total = vec(0, 0);
  for (const b of boids) {
    if (b === me) continue;
    const away = sub(me.pos, b.pos);
    if (len(away) === 0 || len(away) > rs) continue;
    const dir = normalize(away);
    add(total, scale(dir, 1 / len(away)));
  }
  if (len(total) > fmax) scale(normalize(total), fmax);
  return total;
}

function alignment(me) {
  const avg = vec(0, 0);
  let count = 0;
  for (const b of boids) {
    // including me
    if (dist(b.pos, me.pos) <= ra) {
      add(avg, b.vel);
      count++;
    }
  }
  if (count > 0) scale(avg, 1 / count);
  // force towards the average velocity
  return sub(avg, me.vel);
}

// --- simulation ---
const out = [];
for (const line of lines.slice(n + 1)) {
  const dt = parseFloat(line);
  const next = boids.map(b => {
    const c = cohesion(b), s = separation(b), a = alignment(b);
    const fx = kc * c.x + ks * s.x + ka * a.x;
    const fy = kc * c.y + ks * s.y + ka * a.y;
    const vel = vec(round3(b.vel.x + fx * dt), round3(b.vel.y + fy * dt));
    const pos = vec(round3(b.pos.x + vel.x * dt), round3(b.pos.y + vel.y * dt));
    return { pos, vel };
  });
  boids = next;
  for (const b of boids) {
    out.push([b.pos.x, b.pos.y, b.vel.x, b.vel.y].map(v => v.toFixed(3)).join(' '));
  }
}
if (out.length) console.log(out.join('\n'));
