const fs = require('fs');

const tokens = fs.readFileSync(0, 'utf8').split(/\s+/).filter(t => t !== '').map(Number);
let pos = 0;
const next = () => tokens[pos++];

const add = (a, b) => ({ x: a.x + b.x, y: a.y + b.y });
const sub = (a, b) => ({ x: a.x - b.x, y: a.y - b.y });
const scale = (a, f) => ({ x: a.x * f, y: a.y * f });
const mag = (a) => Math.sqrt(a.x * a.x + a.y * a.y);
const normalize = (a) => (mag(a) === 0 ? { x: 0, y: 0 } : scale(a, 1 / mag(a)));
const limit = (a, max) => (mag(a) > max ? scale(normalize(a), max) : a);

const rc = next(), rs = next(), fsMax = next(), ra = next();
const kc = next(), ks = next(), ka = next();
const n = next();

let boids = [];
for (let i = 0; i < n; i++) {
  boids.push({ p: { x: next(), y: next() }, v: { x: next(), y: next() } });
}

function cohesion(me) {
  let center = { x: 0, y: 0 };
  let count = 0;
  for (const other of boids) {
    if (other !== me && mag(sub(other.p, me.p)) <= rc) {
      center = add(center, other.p);
      count++;
    }
  }
  if (count === 0) return { x: 0, y: 0 };
  center = scale(center, 1 / count);
  const steer = sub(center, me.p);
  if (mag(steer) > rc) return { x: 0, y: 0 };
  return normalize(steer);
}

function separation(me) {
  let steer = { x: 0, y: 0 };
  for (const other of boids) {
    const diff = sub(me.p, other.p);
    const d = mag(diff);
    if (d > 0 && d <= rs) {
      steer = add(steer, limit(scale(normalize(diff), 1 / d), fsMax));
    }
  }
  return steer;
}

function alignment(me) {
  let sum = { x: 0, y: 0 };
  let count = 0;
  for (const other of boids) {
    if (mag(sub(other.p, me.p)) <= ra) {
      sum = add(sum, other.v);
      count++;
    }
  }
  return scale(sum, 1 / count);
}

while (pos < tokens.length) {
  const dt = next();
  const updated = boids.map(b => {
    let force = scale(cohesion(b), kc);
    force = add(force, scale(separation(b), ks));
    force = add(force, scale(alignment(b), ka));
    const v = add(b.v, scale(force, dt));
    const p = add(b.p, scale(v, dt));
    return { p, v };
  });
  boids = updated;
  for (const b of boids) {
    console.log([b.p.x, b.p.y, b.v.x, b.v.y].map(z => z.toFixed(3)).join(' '));
  }
}
