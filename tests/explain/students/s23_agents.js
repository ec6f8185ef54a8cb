const { readFileSync } = require('node:fs');

const rows = readFileSync(0, 'utf-8')
  .split('\n')
  .map((row) => row.trim())
  .filter((row) => row !== '')
  .map((row) => row.split(/\s+/).map(Number));

const [rCoh, rSep, maxSep, rAli, kCoh, kSep, kAli, n] = rows.shift();
let agents = rows.splice(0, n).map(([x, y, vx, vy]) => ({ p: [x, y], v: [vx, vy] }));

const plus = (a, b) => [a[0] + b[0], a[1] + b[1]];
const minus = (a, b) => [a[0] - b[0], a[1] - b[1]];
const times = (a, k) => [a[0] * k, a[1] * k];
const size = (a) => Math.sqrt(a[0] ** 2 + a[1] ** 2);
const normalise = (a) => (size(a) === 0 ? [0, 0] : times(a, 1 / size(a)));
const clamp = (a, max) => (size(a) > max ? times(normalise(a), max) : a);

function steer(agent) {
  let force = [0, 0];
  let centre = [0, 0], nCoh = 0;
  let sep = [0, 0];
  let heading = [0, 0], nAli = 0;

  for (const other of agents) {
    const away = minus(agent.p, other.p);
    const d = size(away);
    if (d === 0) continue; // that is me

    if (d <= rCoh) {
      centre = plus(centre, other.p);
      nCoh += 1;
    }
    if (d <= rSep) {
      sep = plus(sep, times(normalise(away), 1 / d));
      force = plus(force, times(clamp(sep, maxSep), kSep));
    }
    if (d <= rAli) {
      heading = plus(heading, other.v);
      nAli += 1;
    }
  }

  if (nCoh > 0) {
    const toCentre = minus(times(centre, 1 / nCoh), agent.p);
    if (size(toCentre) <= rCoh) force = plus(force, times(toCentre, kCoh / rCoh));
  }
  if (nAli > 0) force = plus(force, times(heading, kAli / nAli));
  return force;
}

for (const [dt] of rows) {
  const forces = agents.map(steer);
  agents = agents.map(({ p, v }, i) => {
    const vNew = plus(v, times(forces[i], dt));
    return { p: plus(p, times(vNew, dt)), v: vNew };
  });
  agents.forEach(({ p, v }) => console.log(...[...p, ...v].map((c) => c.toFixed(3))));
}
