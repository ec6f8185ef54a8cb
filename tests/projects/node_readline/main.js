const readline = require('readline');

class Agent {
  constructor(x, y, vx, vy) {
    this.x = x;
    this.y = y;
    this.vx = vx;
    this.vy = vy;
  }

  distanceTo(other) {
    return Math.hypot(this.x - other.x, this.y - other.y);
  }

  force(all, s) {
    let [fx, fy] = [0, 0];

    const group = all.filter(o => o !== this && this.distanceTo(o) <= s.rc);
    if (group.length > 0 && s.rc > 0) {
      const ex = group.reduce((sum, o) => sum + o.x, 0) / group.length - this.x;
      const ey = group.reduce((sum, o) => sum + o.y, 0) / group.length - this.y;
      if (Math.hypot(ex, ey) <= s.rc) {
        fx += s.kc * ex / s.rc;
        fy += s.kc * ey / s.rc;
      }
    }

    let [sx, sy] = [0, 0];
    for (const o of all) {
      const d = this.distanceTo(o);
      if (d === 0 || d > s.rs) continue;
      sx += (this.x - o.x) / d ** 2;
      sy += (this.y - o.y) / d ** 2;
    }
    const length = Math.hypot(sx, sy);
    if (length > s.fmax) {
      sx *= s.fmax / length;
      sy *= s.fmax / length;
    }
    fx += s.ks * sx;
    fy += s.ks * sy;

    const flock = all.filter(o => this.distanceTo(o) <= s.ra);
    if (flock.length > 0) {
      fx += s.ka * flock.reduce((sum, o) => sum + o.vx, 0) / flock.length;
      fy += s.ka * flock.reduce((sum, o) => sum + o.vy, 0) / flock.length;
    }
    return [fx, fy];
  }

  move([fx, fy], dt) {
    this.vx += fx * dt;
    this.vy += fy * dt;
    this.x += this.vx * dt;
    this.y += this.vy * dt;
  }

  toString() {
    return [this.x, this.y, this.vx, this.vy].map(v => v.toFixed(3)).join(' ');
  }
}

const rl = readline.createInterface({ input: process.stdin, terminal: false });
const agents = [];
let settings = null;

rl.on('line', line => {
  const values = line.trim().split(/\s+/).filter(Boolean).map(Number);
  if (values.length === 0) return;
  if (settings === null) {
    const [rc, rs, fmax, ra, kc, ks, ka, n] = values;
    settings = { rc, rs, fmax, ra, kc, ks, ka, n };
  } else if (agents.length < settings.n) {
    agents.push(new Agent(...values));
  } else {
    const forces = agents.map(a => a.force(agents, settings));
    agents.forEach((a, i) => a.move(forces[i], values[0]));
    agents.forEach(a => console.log(a.toString()));
  }
});
