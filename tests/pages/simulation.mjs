// A small flock by the rules `course`, for realistic pages.
import {FIELDS} from './encode.mjs';

/** Returns numbers in [0, 1), the same for the same seed. */
export function randomOf(seed) {
  let state = seed >>> 0 || 1;
  return () => {
    state = state + 0x6d2b79f5 >>> 0;
    let t = Math.imul(state ^ state >>> 15, state | 1);
    t ^= t + Math.imul(t ^ t >>> 7, t | 61);
    return ((t ^ t >>> 14) >>> 0) / 2 ** 32;
  };
}

export const PARAMETERS = {cohesion_radius: 25, separation_radius: 10, max_separation: 5,
  alignment_radius: 15, cohesion_weight: 1, separation_weight: 2, alignment_weight: 0.5};

/** `spread`: the range of headings, 1 for all directions. */
export function randomAgents(count, size, speed, random, spread = 1) {
  return Array.from({length: count}, () => {
    const angle = 2 * Math.PI * (spread * (random() - 0.5) + 0.08);
    return [size * random(), size * random(), speed * Math.cos(angle), speed * Math.sin(angle)];
  });
}

/**
 * Returns the three weighted forces on each agent. `excludesSelf`: a program that leaves out the agent itself in
 * alignment.
 */
export function forcesOf(agents, p, excludesSelf = false) {
  return agents.map(([x, y], a) => {
    const sums = {c: [0, 0, 0], s: [0, 0], a: [0, 0, 0]};
    agents.forEach(([ox, oy, ovx, ovy], i) => {
      const [dx, dy] = [x - ox, y - oy];
      const d = Math.hypot(dx, dy);
      if (i !== a && d <= p.cohesion_radius) add(sums.c, ox, oy, 1);
      if (i !== a && d > 0 && d <= p.separation_radius) add(sums.s, dx / d / d, dy / d / d);
      if (d <= p.alignment_radius && !(excludesSelf && i === a)) add(sums.a, ovx, ovy, 1);
    });
    const n = sums.c[2];
    const e = n ? [sums.c[0] / n - x, sums.c[1] / n - y] : [0, 0];
    const isNear = n > 0 && Math.hypot(...e) <= p.cohesion_radius;
    const long = Math.hypot(...sums.s);
    const cut = long > p.max_separation ? p.max_separation / long : 1;
    const others = Math.max(1, sums.a[2]);
    return {
      cohesion: isNear ? e.map((v) => p.cohesion_weight * v / p.cohesion_radius) : [0, 0],
      separation: sums.s.map((v) => p.separation_weight * v * cut),
      alignment: sums.a.slice(0, 2).map((v) => p.alignment_weight * v / others),
    };
  });
}

function add(sums, ...values) {
  values.forEach((value, i) => { sums[i] += value; });
}

/** Does a step; `after` may change an agent [x, y, vx, vy] after it moved. */
export function stepOf(agents, dt, forces, after = (agent) => agent) {
  return agents.map(([x, y, vx, vy], a) => {
    const all = Object.values(forces[a]);
    const [fx, fy] = [0, 1].map((k) => all.reduce((s, force) => s + force[k], 0));
    const [nx, ny] = [vx + fx * dt, vy + fy * dt];
    return after([x + nx * dt, y + ny * dt, nx, ny]);
  });
}

/** Returns n of every frame of a run, as columns: run[frame][agent][field]. */
export function columnsOf(run, decimals) {
  const scale = 10 ** decimals;
  return FIELDS.map((_, field) =>
    run.flatMap((agents) => agents.map((agent) => Math.round(agent[field] * scale) || 0)));
}
