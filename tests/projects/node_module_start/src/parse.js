import { Vec } from './vec.js';

export function parse(text) {
  const t = text.match(/\S+/g).map(Number);
  const [rc, rs, max, ra, kc, ks, ka, n] = t;
  const agents = Array.from({ length: n }, (_, i) => {
    const [x, y, vx, vy] = t.slice(8 + 4 * i);
    return { p: new Vec(x, y), v: new Vec(vx, vy) };
  });
  return { settings: { rc, rs, max, ra, kc, ks, ka }, agents, steps: t.slice(8 + 4 * n) };
}
