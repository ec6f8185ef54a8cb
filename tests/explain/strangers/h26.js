// Flocking - node version (I normally do three.js stuff)
const fs = require('fs');

class Vector2 {
  constructor(x = 0, y = 0) {
    this.x = x;
    this.y = y;
  }
  clone() { return new Vector2(this.x, this.y); }
  add(v) { this.x += v.x; this.y += v.y; return this; }
  sub(v) { this.x -= v.x; this.y -= v.y; return this; }
  addScaledVector(v, s) { this.x += v.x * s; this.y += v.y * s; return this; }
  multiplyScalar(s) { this.x *= s; this.y *= s; return this; }
  divideScalar(s) { return this.multiplyScalar(1 / s); }
  length() { return Math.hypot(this.x, this.y); }
  setLength(l) { return this.divideScalar(this.length()).multiplyScalar(l); }
  clampMax(max) { return this.length() > max ? this.setLength(max) : this; }
  distanceTo(v) { return Math.hypot(this.x - v.x, this.y - v.y); }
}

function cohesion(boids, i, radius) {
  const center = new Vector2();
  let count = 0;
  boids.forEach((other, j) => {
    if (j !== i && other.position.distanceTo(boids[i].position) <= radius) {
      center.add(other.position);
      count++;
    }
  });
  if (count === 0) return new Vector2();
  center.divideScalar(count).sub(boids[i].position);
  return center.length() <= radius ? center.divideScalar(radius) : new Vector2();
}

function separation(boids, i, radius, maxForce) {
  const total = new Vector2();
  for (const other of boids) {
    const away = boids[i].position.clone().sub(other.position);
    const d = away.length();
    if (d > 0 && d <= radius) total.add(away.divideScalar(d).divideScalar(d));
  }
  return total.clampMax(maxForce);
}

function alignment(boids, i, radius) {
  const average = boids[i].velocity; // includes itself
  let count = 1;
  boids.forEach((other, j) => {
    if (j !== i && other.position.distanceTo(boids[i].position) <= radius) {
      average.add(other.velocity);
      count++;
    }
  });
  return average.divideScalar(count);
}

const tokens = fs.readFileSync(0, 'utf8').split(/\s+/).filter((t) => t.length).map(Number);
let cursor = 0;
const next = () => tokens[cursor++];

const [rc, rs, fsMax, ra, kc, ks, ka, n] = Array.from({ length: 8 }, next);
let boids = [];
for (let i = 0; i < n; i++) {
  boids.push({ position: new Vector2(next(), next()), velocity: new Vector2(next(), next()) });
}

const output = [];
while (cursor < tokens.length) {
  const dt = next();
  const forces = boids.map((_, i) =>
    new Vector2()
      .addScaledVector(cohesion(boids, i, rc), kc)
      .addScaledVector(separation(boids, i, rs, fsMax), ks)
      .addScaledVector(alignment(boids, i, ra), ka)
  );
  boids = boids.map((b, i) => {
    const velocity = b.velocity.clone().addScaledVector(forces[i], dt);
    const position = b.position.clone().addScaledVector(velocity, dt);
    return { position, velocity };
  });
  for (const { position: p, velocity: v } of boids) {
    output.push([p.x, p.y, v.x, v.y].map((c) => c.toFixed(3)).join(' '));
  }
}
console.log(output.join('\n'));
