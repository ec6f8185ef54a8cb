// Flocking! 🐦  (structure follows the flocking coding challenge I watched)
// run: node main.js < input

class Vec {
  constructor(x = 0, y = 0) { this.x = x; this.y = y; }
  add(v) { this.x += v.x; this.y += v.y; return this; }
  sub(v) { this.x -= v.x; this.y -= v.y; return this; }
  mult(s) { this.x *= s; this.y *= s; return this; }
  div(s) { this.x /= s; this.y /= s; return this; }
  mag() { return Math.sqrt(this.x * this.x + this.y * this.y); }
  limit(max) {
    const m = this.mag();
    if (m > max) this.div(m).mult(max);
    return this;
  }
  copy() { return new Vec(this.x, this.y); }
  static sub(a, b) { return new Vec(a.x - b.x, a.y - b.y); }
  static dist(a, b) { return Vec.sub(a, b).mag(); }
}

let params = {};

class Boid {
  constructor(x, y, vx, vy) {
    this.position = new Vec(x, y);
    this.velocity = new Vec(vx, vy);
    this.acceleration = new Vec();
  }

  align(boids) {
    let steering = new Vec();
    let total = 0;
    for (let other of boids) {
      let d = Vec.dist(this.position, other.position);
      if (other != this && d <= params.ra) {
        steering.add(other.velocity);
        total++;
      }
    }
    if (total > 0) {
      steering.div(total);
      steering.sub(this.velocity);   // steering = desired - velocity
    }
    return steering;
  }

  separation(boids) {
    let steering = new Vec();
    let total = 0;
    for (let other of boids) {
      let d = Vec.dist(this.position, other.position);
      if (other != this && d > 0 && d <= params.rs) {
        let diff = Vec.sub(this.position, other.position);
        diff.div(d * d);
        steering.add(diff);
        total++;
      }
    }
    if (total > 0) {
      steering.div(total);
      steering.limit(params.fmax);
    }
    return steering;
  }

  cohesion(boids) {
    let steering = new Vec();
    let total = 0;
    for (let other of boids) {
      let d = Vec.dist(this.position, other.position);
      if (other != this && d <= params.rc) {
        steering.add(other.position);
        total++;
      }
    }
    if (total > 0 && params.rc > 0) {
      steering.div(total);
      steering.sub(this.position);
      steering.div(params.rc);
      return steering;
    }
    return new Vec();
  }

  flock(boids) {
    this.acceleration.mult(0);
    let cohesion = this.cohesion(boids);
    let separation = this.separation(boids);
    let alignment = this.align(boids);

    cohesion.mult(params.kc);
    separation.mult(params.ks);
    alignment.mult(params.ka);

    this.acceleration.add(cohesion);
    this.acceleration.add(separation);
    this.acceleration.add(alignment);
  }

  update(dt) {
    this.velocity.add(this.acceleration.copy().mult(dt));
    this.position.add(this.velocity.copy().mult(dt));
  }

  show() {
    const f = (v) => v.toFixed(3);
    console.log(`${f(this.position.x)} ${f(this.position.y)} ${f(this.velocity.x)} ${f(this.velocity.y)}`);
  }
}

// ---- setup ----
const tokens = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
let p = 0;
params.rc = tokens[p++];
params.rs = tokens[p++];
params.fmax = tokens[p++];
params.ra = tokens[p++];
params.kc = tokens[p++];
params.ks = tokens[p++];
params.ka = tokens[p++];
const N = tokens[p++];

const flock = [];
for (let i = 0; i < N; i++) {
  flock.push(new Boid(tokens[p], tokens[p + 1], tokens[p + 2], tokens[p + 3]));
  p += 4;
}

// ---- draw ----
while (p < tokens.length) {
  const dt = tokens[p++];
  // all the forces first, then everybody moves (double buffering)
  for (let boid of flock) boid.flock(flock);
  for (let boid of flock) boid.update(dt);
  for (let boid of flock) boid.show();
}
