// flocking, node f25.js < input
const fs = require('fs');

class Vec {
  constructor(x = 0, y = 0) { this.x = x; this.y = y; }
  plus(o) { return new Vec(this.x + o.x, this.y + o.y); }
  minus(o) { return new Vec(this.x - o.x, this.y - o.y); }
  times(k) { return new Vec(this.x * k, this.y * k); }
  get length() { return Math.sqrt(this.x * this.x + this.y * this.y); }
  limit(max) { return this.length > max ? this.times(max / this.length) : this; }
}

const nums = fs.readFileSync(0, 'utf8').split(/\s+/).filter(w => w !== '').map(Number);
const [rc, rs, max, ra, kc, ks, ka, n] = nums.splice(0, 8);

let boids = [];
for (let i = 0; i < n; i++) {
  const [x, y, vx, vy] = nums.splice(0, 4);
  boids.push({ pos: new Vec(x, y), vel: new Vec(vx, vy) });
}

const average = list => list.reduce((a, b) => a.plus(b), new Vec()).times(1 / list.length);

function cohesion(me) {
  const near = boids.filter(b => b !== me && b.pos.minus(me.pos).length <= rc).map(b => b.pos);
  if (near.length > 1) {
    const e = average(near).minus(me.pos);
    if (e.length <= rc) return e.times(1 / rc);
  }
  return new Vec();
}

function separation(me) {
  let s = new Vec();
  boids.forEach(b => {
    const w = me.pos.minus(b.pos);
    const d = w.length;
    if (d === 0 || d > rs) return;
    s = s.plus(w.times(1 / d).times(1 / d));
  });
  return s.limit(max);
}

function alignment(me) {
  return average(boids.filter(b => b.pos.minus(me.pos).length <= ra).map(b => b.vel));
}

const out = [];
for (const dt of nums) {
  boids = boids.map(b => {
    const f = cohesion(b).times(kc).plus(separation(b).times(ks)).plus(alignment(b).times(ka));
    const vel = b.vel.plus(f.times(dt)).limit(max);
    return { pos: b.pos.plus(vel.times(dt)), vel };
  });
  for (const b of boids) out.push([b.pos.x, b.pos.y, b.vel.x, b.vel.y].map(v => v.toFixed(3)).join(' '));
}
if (out.length) console.log(out.join('\n'));
