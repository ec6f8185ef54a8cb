const readline = require('readline');
const rl = readline.createInterface({ input: process.stdin, terminal: false });

let params = null;
const swarm = [];

function unit(x, y) {
  const l = Math.hypot(x, y);
  return [x / l, y / l];
}

function forceOn(i) {
  const { rc, rs, max, ra, kc, ks, ka } = params;
  const me = swarm[i];
  let cx = 0, cy = 0, count = 0;
  let sx = 0, sy = 0;
  let ax = 0, ay = 0, aligned = 0;

  swarm.forEach((o, j) => {
    const d = Math.hypot(me.x - o.x, me.y - o.y);
    if (j !== i && d <= rc) { cx += o.x; cy += o.y; count++; }
    if (j !== i && d > 0 && d <= rs) {
      const [ux, uy] = unit(me.x - o.x, me.y - o.y);
      sx += ux / d;
      sy += uy / d;
    }
    if (d <= ra) { ax += o.vx; ay += o.vy; aligned++; }
  });

  let fx = 0, fy = 0;
  if (count > 0) {
    // only the direction is interesting, K_c decides how strong it is
    const [ux, uy] = unit(cx / count - me.x, cy / count - me.y);
    fx += kc * ux;
    fy += kc * uy;
  }
  const strength = Math.hypot(sx, sy);
  if (strength > max) {
    sx *= max / strength;
    sy *= max / strength;
  }
  fx += ks * sx;
  fy += ks * sy;

  const [hx, hy] = unit(ax / aligned, ay / aligned);
  fx += ka * hx;
  fy += ka * hy;
  return { fx, fy };
}

function step(dt) {
  const all = swarm.map((_, i) => forceOn(i));
  swarm.forEach((a, i) => {
    a.vx += all[i].fx * dt;
    a.vy += all[i].fy * dt;
    a.x += a.vx * dt;
    a.y += a.vy * dt;
    console.log(`${a.x.toFixed(2)} ${a.y.toFixed(2)} ${a.vx.toFixed(2)} ${a.vy.toFixed(2)}`);
  });
}

rl.on('line', (line) => {
  const v = line.split(' ').filter(Boolean).map(Number);
  if (v.length === 0) return;
  if (params === null) {
    params = { rc: v[0], rs: v[1], max: v[2], ra: v[3], kc: v[4], ks: v[5], ka: v[6], n: v[7] };
  } else if (swarm.length < params.n) {
    swarm.push({ x: v[0], y: v[1], vx: v[2], vy: v[3] });
  } else {
    step(v[0]);
  }
});
