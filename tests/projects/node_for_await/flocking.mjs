import * as readline from 'node:readline';
import { stdin, stdout } from 'node:process';

const lines = readline.createInterface({ input: stdin, crlfDelay: Infinity });

let config;
let state = [];

const len = (x, y) => Math.sqrt(x * x + y * y);

function forceOn(a) {
  const f = { x: 0, y: 0 };
  const c = { x: 0, y: 0, n: 0 };
  const s = { x: 0, y: 0 };
  const v = { x: 0, y: 0, n: 0 };
  state.forEach((b, i) => {
    const d = len(state[a].x - b.x, state[a].y - b.y);
    if (d <= config.ra) {
      v.x += b.vx;
      v.y += b.vy;
      v.n += 1;
    }
    if (i === a) return;
    if (d <= config.rc) {
      c.x += b.x;
      c.y += b.y;
      c.n += 1;
    }
    if (d <= config.rs && d > 0) {
      s.x += (state[a].x - b.x) / d / d;
      s.y += (state[a].y - b.y) / d / d;
    }
  });
  if (c.n > 0 && config.rc > 0) {
    const e = { x: c.x / c.n - state[a].x, y: c.y / c.n - state[a].y };
    if (len(e.x, e.y) <= config.rc) {
      f.x += config.kc * e.x / config.rc;
      f.y += config.kc * e.y / config.rc;
    }
  }
  const strength = len(s.x, s.y);
  const k = strength > config.fmax ? config.fmax / strength : 1;
  f.x += config.ks * k * s.x;
  f.y += config.ks * k * s.y;
  if (v.n > 0) {
    f.x += config.ka * v.x / v.n;
    f.y += config.ka * v.y / v.n;
  }
  return f;
}

for await (const line of lines) {
  const v = line.split(' ').map(parseFloat).filter((x) => !isNaN(x));
  if (v.length === 8) {
    config = { rc: v[0], rs: v[1], fmax: v[2], ra: v[3], kc: v[4], ks: v[5], ka: v[6], n: v[7] };
  } else if (v.length === 4) {
    state.push({ x: v[0], y: v[1], vx: v[2], vy: v[3] });
  } else if (v.length === 1) {
    const dt = v[0];
    const forces = state.map((_, a) => forceOn(a));
    state = state.map((b, a) => {
      const vx = b.vx + forces[a].x * dt;
      const vy = b.vy + forces[a].y * dt;
      return { x: b.x + vx * dt, y: b.y + vy * dt, vx, vy };
    });
    for (const b of state) {
      stdout.write(`${b.x.toFixed(3)} ${b.y.toFixed(3)} ${b.vx.toFixed(3)} ${b.vy.toFixed(3)}\n`);
    }
  }
}
