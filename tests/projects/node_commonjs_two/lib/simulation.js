exports.create = function (input) {
  const n = input[7];
  const column = k => Float64Array.from({ length: n }, (_, i) => input[8 + 4 * i + k]);
  return { p: input.slice(0, 7), n, x: column(0), y: column(1), vx: column(2), vy: column(3) };
};

function forces(w, a) {
  const [rc, rs, fs, ra, kc, ks, ka] = w.p;
  let cx = 0, cy = 0, nc = 0;
  let sx = 0, sy = 0;
  let ax = 0, ay = 0, na = 0;
  for (let i = 0; i < w.n; i++) {
    const dx = w.x[a] - w.x[i];
    const dy = w.y[a] - w.y[i];
    const d = Math.sqrt(dx * dx + dy * dy);
    if (d <= ra) {
      ax += w.vx[i];
      ay += w.vy[i];
      na++;
    }
    if (i == a) continue;
    if (d <= rc) {
      cx += w.x[i];
      cy += w.y[i];
      nc++;
    }
    if (d > 0 && d <= rs) {
      sx += dx / d / d;
      sy += dy / d / d;
    }
  }
  let fx = 0, fy = 0;
  if (nc && rc > 0) {
    cx = cx / nc - w.x[a];
    cy = cy / nc - w.y[a];
    if (Math.sqrt(cx * cx + cy * cy) <= rc) {
      fx = kc * cx / rc;
      fy = kc * cy / rc;
    }
  }
  const s = Math.sqrt(sx * sx + sy * sy);
  const f = s > fs ? fs / s : 1;
  fx += ks * sx * f;
  fy += ks * sy * f;
  if (na) {
    fx += ka * ax / na;
    fy += ka * ay / na;
  }
  return [fx, fy];
}

exports.advance = function (w, dt) {
  const f = [];
  for (let a = 0; a < w.n; a++) f.push(forces(w, a));
  for (let a = 0; a < w.n; a++) {
    w.vx[a] += f[a][0] * dt;
    w.vy[a] += f[a][1] * dt;
    w.x[a] += w.vx[a] * dt;
    w.y[a] += w.vy[a] * dt;
  }
};
