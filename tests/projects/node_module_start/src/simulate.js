import { readFileSync } from 'node:fs';
import { parse } from './parse.js';
import { Vec } from './vec.js';

const { settings: s, agents, steps } = parse(readFileSync('/dev/stdin', 'utf8'));

const cohesion = (a) => {
  const near = agents.filter((b) => b !== a && a.p.minus(b.p).length <= s.rc);
  if (near.length === 0 || s.rc <= 0) return Vec.zero;
  const e = Vec.mean(near.map((b) => b.p)).minus(a.p);
  return e.length <= s.rc ? e.over(s.rc) : Vec.zero;
};

const separation = (a) => {
  let sum = Vec.zero;
  for (const b of agents) {
    const away = a.p.minus(b.p);
    if (away.length > 0 && away.length <= s.rs) sum = sum.plus(away.over(away.length).over(away.length));
  }
  return sum.length > s.max ? sum.over(sum.length).times(s.max) : sum;
};

const alignment = (a) => {
  const near = agents.filter((b) => a.p.minus(b.p).length <= s.ra);
  return near.length > 0 ? Vec.mean(near.map((b) => b.v)) : Vec.zero;
};

for (const dt of steps) {
  const forces = agents.map((a) =>
    cohesion(a).times(s.kc).plus(separation(a).times(s.ks)).plus(alignment(a).times(s.ka)));
  agents.forEach((a, i) => {
    a.v = a.v.plus(forces[i].times(dt));
    a.p = a.p.plus(a.v.times(dt));
  });
  console.log(agents.map((a) => `${a.p} ${a.v}`).join('\n'));
}
