const fs = require('fs');

// read everything as one long list of numbers
const tokens = fs.readFileSync(0, 'utf8').split(/\s+/).filter(t => t.length > 0).map(Number);
let pos = 0;
const next = () => tokens[pos++];

const rc = next();
const rs = next();
const fsMax = next();
const ra = next();
const kc = next();
const ks = next();
const ka = next();
const n = next();

let boids = [];
for (let i = 0; i < n; i++) {
  boids.push({ x: next(), y: next(), vx: next(), vy: next() });
}

const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

// all the other boids inside the radius
const neighbors = (boid, radius) =>
  boids.filter(other => other !== boid && distance(boid, other) <= radius);

function cohesion(boid) {
  const near = neighbors(boid, rc);
  if (near.length === 0 || rc === 0) return { x: 0, y: 0 };
  const cx = near.reduce((sum, b) => sum + b.x, 0) / near.length;
  const cy = near.reduce((sum, b) => sum + b.y, 0) / near.length;
  return { x: (cx - boid.x) / rc, y: (cy - boid.y) / rc };
}

function separation(boid) {
  const force = { x: 0, y: 0 };
  for (const other of neighbors(boid, rs)) {
    const d = distance(boid, other);
    force.x += (boid.x - other.x) / d / d;
    force.y += (boid.y - other.y) / d / d;
  }
  const len = Math.hypot(force.x, force.y);
  if (len > fsMax) {
    force.x *= fsMax / len;
    force.y *= fsMax / len;
  }
  return force;
}

function alignment(boid) {
  const near = neighbors(boid, ra);
  if (near.length === 0) return { x: 0, y: 0 };
  const vx = near.reduce((sum, b) => sum + b.vx, 0) / near.length;
  const vy = near.reduce((sum, b) => sum + b.vy, 0) / near.length;
  return { x: vx, y: vy };
}

while (pos < tokens.length) {
  const dt = next();
  // map makes a new array so the old one is not touched
  const newBoids = boids.map(b => {
    const c = cohesion(b);
    const s = separation(b);
    const a = alignment(b);
    const vx = b.vx + (kc * c.x + ks * s.x + ka * a.x) * dt;
    const vy = b.vy + (kc * c.y + ks * s.y + ka * a.y) * dt;
    return { x: b.x + vx * dt, y: b.y + vy * dt, vx, vy };
  });
  boids = newBoids;
  for (const b of boids) {
    console.log(`${b.x.toFixed(3)} ${b.y.toFixed(3)} ${b.vx.toFixed(3)} ${b.vy.toFixed(3)}`);
  }
}
