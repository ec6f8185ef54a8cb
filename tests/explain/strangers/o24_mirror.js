// flocking, node mirror.js < input
const input = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);

const add = (a, b) => ({ x: a.x + b.x, y: a.y + b.y });
const sub = (a, b) => ({ x: a.x - b.x, y: a.y - b.y });
const mul = (a, k) => ({ x: a.x * k, y: a.y * k });
const mag = (a) => Math.sqrt(a.x * a.x + a.y * a.y);

const [rc, rs, fmax, ra, kc, ks, ka, n] = input;

const boids = [];
for (let i = 0; i < n; i++) {
  const [x, y, vx, vy] = input.slice(8 + 4 * i);
  boids.push({ pos: { x, y }, vel: { x: vx, y: vy } });
}

function cohesion(old, me) {
  const others = old.filter((b) => b !== me && mag(sub(b.pos, me.pos)) <= rc);
  if (others.length === 0) return { x: 0, y: 0 };
  let center = { x: 0, y: 0 };
  for (const b of others) center = add(center, b.pos);
  center = { x: center.x / others.length, y: center.y / others.length };
  const f = sub(center, me.pos);
  return { x: f.x / rc, y: f.y / rc };
}

function separation(old, me) {
  let f = { x: 0, y: 0 };
  for (const b of old) {
    const away = sub(me.pos, b.pos);
    const d = mag(away);
    if (d > 0 && d <= rs) f = add(f, { x: away.x / d / d, y: away.y / d / d });
  }
  const m = mag(f);
  return m > fmax ? { x: (f.x / m) * fmax, y: (f.y / m) * fmax } : f;
}

function alignment(old, me) {
  let sx = 0, sy = 0, count = 0;
  for (const b of old) {
    if (b === me || mag(sub(b.pos, me.pos)) <= ra) {
      sx += b.vel.x;
      sy += b.vel.y;
      count++;
    }
  }
  return { x: sx / count, y: sx / count };
}

const out = [];
for (const dt of input.slice(8 + 4 * n)) {
  // double buffer: read from old, write to boids
  const old = boids.map((b) => ({ ...b }));

  for (let a = 0; a < n; a++) {
    const me = old[a];
    let force = mul(cohesion(old, me), kc);
    force = add(force, mul(separation(old, me), ks));
    force = add(force, mul(alignment(old, me), ka));

    const b = boids[a];
    b.vel = add(b.vel, mul(force, dt));
    b.pos.x += b.vel.x * dt;
    b.pos.y += b.vel.y * dt;
  }

  for (const b of boids)
    out.push([b.pos.x, b.pos.y, b.vel.x, b.vel.y].map((v) => v.toFixed(3)).join(" "));
}
if (out.length) console.log(out.join("\n"));
