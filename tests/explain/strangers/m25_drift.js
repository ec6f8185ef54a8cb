// Flocking in node:  node flocking.js < input.txt
const readline = require('readline');
const rl = readline.createInterface({ input: process.stdin });

class Vector {
  constructor(x = 0, y = 0) {
    this.x = x;
    this.y = y;
  }
  plus(o) { return new Vector(this.x + o.x, this.y + o.y); }
  minus(o) { return new Vector(this.x - o.x, this.y - o.y); }
  times(k) { return new Vector(this.x * k, this.y * k); }
  get length() { return Math.sqrt(this.x * this.x + this.y * this.y); }
}

let settings = null;
let agents = [];

function cohesion(me) {
  let center = new Vector();
  let n = 0;
  for (const other of agents) {
    if (other === me) continue;
    if (other.pos.minus(me.pos).length <= settings.rc) {
      center = center.plus(other.pos);
      n++;
    }
  }
  if (n === 0) return new Vector();
  const toCenter = center.times(1 / n).minus(me.pos);
  if (settings.rc === 0 || toCenter.length > settings.rc) return new Vector();
  return toCenter.times(1 / settings.rc);
}

function separation(me) {
  let force = new Vector();
  for (const other of agents) {
    if (other === me) continue;
    const away = me.pos.minus(other.pos);
    const d = away.length;
    if (d > 0 && d <= settings.rs) {
      force = force.plus(away.times(1 / (d * d)));
    }
  }
  if (force.length > settings.fsMax) {
    force = force.times(settings.fsMax / force.length);
  }
  return force;
}

function alignment(me) {
  let sum = me.vel; // including itself
  let n = 0;
  for (const other of agents) {
    if (other === me) continue;
    if (other.pos.minus(me.pos).length <= settings.ra) {
      sum = sum.plus(other.vel);
      n++;
    }
  }
  if (n === 0) return sum;
  return sum.times(1 / n);
}

function simulate(dt) {
  agents = agents.map(me => {
    const force = cohesion(me).times(settings.kc)
      .plus(separation(me).times(settings.ks))
      .plus(alignment(me).times(settings.ka));
    const vel = me.vel.plus(force.times(dt));
    const pos = me.pos.plus(vel.times(dt));
    return { pos, vel };
  });
}

// round to 3 decimals
function round3(v) {
  return Math.round(v * 1000) / 1000;
}

function output() {
  for (const a of agents) {
    console.log(round3(a.pos.x) + ' ' + round3(a.pos.y) + ' ' + round3(a.vel.x) + ' ' + round3(a.vel.y));
  }
}

rl.on('line', line => {
  const parts = line.trim().split(/\s+/).map(parseFloat);
  if (isNaN(parts[0])) return; // empty line
  if (settings === null) {
    const [rc, rs, fsMax, ra, kc, ks, ka, n] = parts;
    settings = { rc, rs, fsMax, ra, kc, ks, ka, n };
  } else if (agents.length < settings.n) {
    agents.push({ pos: new Vector(parts[0], parts[1]), vel: new Vector(parts[2], parts[3]) });
  } else {
    simulate(parts[0]);
    output();
  }
});
