'use strict';
const lines = require('fs').readFileSync('/dev/stdin').toString().trim().split('\n');

class Vector {
  constructor(x, y) { this.x = x; this.y = y; }
  add(v) { this.x += v.x; this.y += v.y; return this; }
  sub(v) { this.x -= v.x; this.y -= v.y; return this; }
  mult(k) { this.x *= k; this.y *= k; return this; }
  div(k) { this.x /= k; this.y /= k; return this; }
  mag() { return Math.sqrt(this.x * this.x + this.y * this.y); }
  normalize() {
    const m = this.mag();
    if (m > 0) this.div(m);
    return this;
  }
  limit(max) {
    if (this.mag() > max) this.normalize().mult(max);
    return this;
  }
  copy() { return new Vector(this.x, this.y); }
}

class Boid {
  constructor(line) {
    const [x, y, vx, vy] = line.trim().split(/\s+/).map(parseFloat);
    this.position = new Vector(x, y);
    this.velocity = new Vector(vx, vy);
    this.acceleration = new Vector(0, 0);
  }

  flock(boids, params) {
    const center = new Vector(0, 0);
    const steer = new Vector(0, 0);
    const avg = new Vector(0, 0);
    let total = 0, totalAlign = 0;
    for (const other of boids) {
      const diff = this.position.copy().sub(other.position);
      const d = diff.mag();
      if (other !== this && d < params.rc) {
        center.add(other.position);
        total++;
      }
      if (other !== this && d > 0 && d < params.rs) {
        diff.normalize().div(d).limit(params.max);
        steer.add(diff);
      }
      if (d < params.ra) {
        avg.add(other.velocity);
        totalAlign++;
      }
    }
    if (total > 0) {
      center.div(total).sub(this.position);
      if (center.mag() > params.rc) center.mult(0);
      else center.div(params.rc);
    }
    if (totalAlign > 0) avg.div(totalAlign);
    this.acceleration = center.mult(params.kc).add(steer.mult(params.ks)).add(avg.mult(params.ka));
  }

  update(dt) {
    this.velocity.add(this.acceleration);
    this.position.add(this.velocity.copy().mult(dt));
    this.acceleration.mult(0); // like in the coding train
  }

  toString() {
    return `${this.position.x.toFixed(3)} ${this.position.y.toFixed(3)} ${this.velocity.x.toFixed(3)} ${this.velocity.y.toFixed(3)}`;
  }
}

const first = lines[0].trim().split(/\s+/).map(parseFloat);
const params = { rc: first[0], rs: first[1], max: first[2], ra: first[3], kc: first[4], ks: first[5], ka: first[6] };
const N = first[7];
const boids = [];
for (let i = 1; i <= N; i++) boids.push(new Boid(lines[i]));
for (let i = N + 1; i < lines.length; i++) {
  const dt = parseFloat(lines[i]);
  for (const b of boids) b.flock(boids, params);
  for (const b of boids) b.update(dt);
  for (const b of boids) console.log(b.toString());
}
