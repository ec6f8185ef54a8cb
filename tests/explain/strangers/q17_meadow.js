// Flocking assignment
// I already had a p5.js boids sketch from the creative coding class, this is that one without the
// canvas. Vec is the small part of p5.Vector I need.

class Vec {
  constructor(x = 0, y = 0) {
    this.x = x;
    this.y = y;
  }
  copy() { return new Vec(this.x, this.y); }
  add(v) { this.x += v.x; this.y += v.y; return this; }
  sub(v) { this.x -= v.x; this.y -= v.y; return this; }
  mult(n) { this.x *= n; this.y *= n; return this; }
  div(n) { this.x /= n; this.y /= n; return this; }
  magSq() { return this.x * this.x + this.y * this.y; }
  mag() { return Math.sqrt(this.magSq()); }
  normalize() {
    const len = this.mag();
    if (len !== 0) this.mult(1 / len);
    return this;
  }
  limit(max) {
    const mSq = this.magSq();
    if (mSq > max * max) this.div(Math.sqrt(mSq)).mult(max);
    return this;
  }
  static sub(a, b) { return new Vec(a.x - b.x, a.y - b.y); }
  static dist(a, b) { return Vec.sub(a, b).mag(); }
}

let settings;

class Boid {
  constructor(x, y, vx, vy) {
    this.position = new Vec(x, y);
    this.velocity = new Vec(vx, vy);
    this.acceleration = new Vec(0, 0);
  }

  applyForce(force) {
    // mass is 1
    this.acceleration.add(force);
  }

  flock(boids) {
    const sep = this.separate(boids);
    const ali = this.align(boids);
    const coh = this.cohesion(boids);
    sep.mult(settings.ks);
    ali.mult(settings.ka);
    coh.mult(settings.kc);
    this.applyForce(sep);
    this.applyForce(ali);
    this.applyForce(coh);
  }

  update(dt) {
    this.velocity.add(this.acceleration.copy().mult(dt));
    // this.velocity.limit(this.maxspeed);   // no max speed here
    this.position.add(this.velocity.copy().mult(dt));
    this.acceleration.mult(0);
  }

  // Checks for nearby boids and steers away
  separate(boids) {
    const steer = new Vec(0, 0);
    let count = 0;
    for (const other of boids) {
      const d = Vec.dist(this.position, other.position);
      // d is 0 when it is yourself
      if (d > 0 && d <= settings.rs) {
        const diff = Vec.sub(this.position, other.position);
        diff.normalize();
        diff.div(d); // weight by distance
        steer.add(diff);
        count++;
      }
    }
    if (count > 0) {
      steer.div(count);
    }
    steer.limit(settings.fsMax);
    return steer;
  }

  // For every nearby boid calculate the average velocity
  align(boids) {
    const sum = new Vec(0, 0);
    let count = 0;
    for (const other of boids) {
      const d = Vec.dist(this.position, other.position);
      if (d > 0 && d <= settings.ra) {
        sum.add(other.velocity);
        count++;
      }
    }
    if (count > 0) {
      sum.div(count);
      // sum.normalize(); sum.mult(maxspeed);
      return Vec.sub(sum, this.velocity); // steering = desired - velocity
    }
    return new Vec(0, 0);
  }

  // For the average location of all nearby boids, steer towards it
  cohesion(boids) {
    const sum = new Vec(0, 0);
    let count = 0;
    for (const other of boids) {
      const d = Vec.dist(this.position, other.position);
      if (d > 0 && d <= settings.rc) {
        sum.add(other.position);
        count++;
      }
    }
    if (count > 0) {
      sum.div(count);
      return this.seek(sum);
    }
    return new Vec(0, 0);
  }

  seek(target) {
    const desired = Vec.sub(target, this.position);
    // 1 at the border of the cohesion radius
    desired.div(settings.rc);
    return desired;
  }

  toString() {
    return [this.position.x, this.position.y, this.velocity.x, this.velocity.y]
      .map((n) => n.toFixed(3))
      .join(" ");
  }
}

const tokens = require("fs").readFileSync(0, "utf8").split(/\s+/).filter((t) => t.length > 0).map(Number);
let pos = 0;
const next = () => tokens[pos++];

settings = {
  rc: next(), rs: next(), fsMax: next(), ra: next(),
  kc: next(), ks: next(), ka: next(),
};
const n = next();
const flock = [];
for (let i = 0; i < n; i++) flock.push(new Boid(next(), next(), next(), next()));

const out = [];
while (pos < tokens.length) {
  const dt = next();
  // first everybody decides, then everybody moves
  for (const b of flock) b.flock(flock);
  for (const b of flock) b.update(dt);
  for (const b of flock) out.push(b.toString());
}
if (out.length > 0) console.log(out.join("\n"));
