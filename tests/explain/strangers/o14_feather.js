// Flocking - my p5 sketch without the canvas

class Vector {
  constructor(x = 0, y = 0) {
    this.x = x;
    this.y = y;
  }
  static sub(a, b) { return new Vector(a.x - b.x, a.y - b.y); }
  static dist(a, b) { return Vector.sub(a, b).mag(); }
  add(v) { this.x += v.x; this.y += v.y; return this; }
  sub(v) { this.x -= v.x; this.y -= v.y; return this; }
  mult(n) { this.x *= n; this.y *= n; return this; }
  div(n) {
    if (n === 0) return this; // divide by 0
    this.x /= n; this.y /= n;
    return this;
  }
  magSq() { return this.x * this.x + this.y * this.y; }
  mag() { return Math.sqrt(this.magSq()); }
  normalize() { return this.div(this.mag()); }
  limit(max) {
    const mSq = this.magSq();
    if (mSq > max * max) {
      this.div(Math.sqrt(mSq)).mult(max);
    }
    return this;
  }
  copy() { return new Vector(this.x, this.y); }
}

class Boid {
  constructor(x, y, vx, vy) {
    this.position = new Vector(x, y);
    this.velocity = new Vector(vx, vy);
    this.acceleration = new Vector();
  }

  align(boids) {
    const perceptionRadius = params.ra;
    const steering = new Vector();
    let total = 0;
    for (const other of boids) {
      const d = Vector.dist(this.position, other.position);
      // including itself
      if (d < perceptionRadius) {
        steering.add(other.velocity);
        total++;
      }
    }
    if (total > 0) {
      steering.div(total);
    }
    return steering;
  }

  separation(boids) {
    const perceptionRadius = params.rs;
    const steering = new Vector();
    let total = 0;
    for (const other of boids) {
      const d = Vector.dist(this.position, other.position);
      if (other !== this && d > 0 && d < perceptionRadius) {
        const diff = Vector.sub(this.position, other.position);
        diff.normalize();
        diff.div(d); // weight by distance
        steering.add(diff);
        total++;
      }
    }
    if (total > 0) {
      steering.div(total);
    }
    steering.limit(params.fsmax);
    return steering;
  }

  cohesion(boids) {
    const perceptionRadius = params.rc;
    const steering = new Vector();
    let total = 0;
    for (const other of boids) {
      const d = Vector.dist(this.position, other.position);
      if (other !== this && d <= perceptionRadius) { // <= or the example does not work
        steering.add(other.position);
        total++;
      }
    }
    if (total > 0) {
      steering.div(total);
      steering.sub(this.position);
      steering.div(params.rc);
    }
    return steering;
  }

  flock(boids) {
    this.acceleration.mult(0);
    this.acceleration.add(this.align(boids).mult(params.ka));
    this.acceleration.add(this.cohesion(boids).mult(params.kc));
    this.acceleration.add(this.separation(boids).mult(params.ks));
  }

  update(dt) {
    this.velocity.add(this.acceleration.copy().mult(dt));
    this.position.add(this.velocity.copy().mult(dt));
  }

  show() {
    return [this.position.x, this.position.y, this.velocity.x, this.velocity.y].map(v => v.toFixed(3)).join(' ');
  }
}

const numbers = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
let at = 0;
const next = () => numbers[at++];
const params = {};
for (const name of ['rc', 'rs', 'fsmax', 'ra', 'kc', 'ks', 'ka']) params[name] = next();
const count = next();
const boids = [];
for (let i = 0; i < count; i++) boids.push(new Boid(next(), next(), next(), next()));

// draw()
const out = [];
while (at < numbers.length) {
  const dt = next();
  for (const boid of boids) boid.flock(boids);
  for (const boid of boids) {
    boid.update(dt);
    out.push(boid.show());
  }
}
if (out.length) console.log(out.join('\n'));
