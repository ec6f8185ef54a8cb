// The three forces by each set of rules, implemented again from the rules' text (docs/rules.md, docs/profiles), without
// the page's code, number by number, without vectors.

/** Returns the neighbours for cohesion, separation and alignment, never including `self`. */
function neighbors(rules, agents, self, p) {
  const [x, y] = agents[self];
  const near = (radius, needsDistance) => agents.flatMap(([ox, oy], i) => {
    if (i === self) return [];
    const d = Math.sqrt((x - ox) * (x - ox) + (y - oy) * (y - oy));
    const isIn = rules.startsWith('course') ? d <= radius :
      rules === 'book' ? d < radius + p.body : d < radius;
    return isIn && (d > 0 || !(needsDistance || rules === 'buas')) ? [{i, d}] : [];
  });
  return [near(p.rc, false), near(p.rs, true), near(p.ra, false)];
}

function headingOf([, , vx, vy]) {
  const speed = Math.sqrt(vx * vx + vy * vy);
  return [vx / speed, vy / speed];
}

/** Returns unit(d) * speed - v, for d not zero. */
function seek(dx, dy, speed, vx, vy) {
  const long = Math.sqrt(dx * dx + dy * dy);
  if (long === 0) return [0, 0];
  return [dx / long * speed - vx, dy / long * speed - vy];
}

function cohesion(rules, agents, self, list, p) {
  const [x, y, vx, vy] = agents[self];
  let [sx, sy] = [0, 0];
  for (const {i} of list) {
    sx += agents[i][0];
    sy += agents[i][1];
  }
  const n = list.length;
  if (rules.startsWith('course')) {
    if (n === 0 || !(p.rc > 0)) return [0, 0];
    const [ex, ey] = [sx / n - x, sy / n - y];
    return Math.sqrt(ex * ex + ey * ey) <= p.rc ? [ex / p.rc, ey / p.rc] : [0, 0];
  }
  if (rules === 'book') return n === 0 ? [0, 0] : seek(sx / n - x, sy / n - y, p.speed, vx, vy);
  // The mean includes the agent itself.
  const [mx, my] = [(sx + x) / (n + 1) - x, (sy + y) / (n + 1) - y];
  if (rules === 'buas') return n === 0 ? [0, 0] : seek(mx, my, p.speed, 0, 0);
  return n === 0 ? [0, 0] : seek(mx, my, p.speed, vx, vy).map((v) => v * p.force / p.speed);
}

function separation(rules, agents, self, list, p) {
  const [x, y] = agents[self];
  let [sx, sy] = [0, 0];
  for (const {i, d} of list) {
    const [dx, dy] = [x - agents[i][0], y - agents[i][1]];
    if (rules === 'course-tests') {
      sx += dx === 0 ? 0 : dx / d / Math.abs(dx);
      sy += dy === 0 ? 0 : dy / d / Math.abs(dy);
    } else if (rules === 'howtorts') {
      sx += dx / d * (1 - d / p.rs);
      sy += dy / d * (1 - d / p.rs);
    } else {
      sx += dx / d / d;
      sy += dy / d / d;
    }
  }
  if (rules === 'howtorts') return list.length ? [sx, sy].map((s) => s / list.length * p.force) : [0, 0];
  if (!rules.startsWith('course')) return [sx, sy];
  const long = Math.sqrt(sx * sx + sy * sy);
  const tested = rules === 'course' ? long : Math.sqrt(sx * sx * (sy * sy));
  return tested > p.most ? [sx / long * p.most, sy / long * p.most] : [sx, sy];
}

function alignment(rules, agents, self, list, p) {
  const [, , vx, vy] = agents[self];
  const ids = list.map(({i}) => i);
  if (rules.startsWith('course')) {
    const all = [...ids, self];
    return [2, 3].map((k) => all.reduce((sum, i) => sum + agents[i][k], 0) / all.length);
  }
  if (rules === 'howtorts') ids.push(self);
  if (ids.length === 0) return [0, 0];
  const [hx, hy] = [0, 1].map((k) => ids.reduce((sum, i) => sum + headingOf(agents[i])[k], 0) / ids.length);
  const own = headingOf(agents[self]);
  if (rules === 'book') return [hx - own[0], hy - own[1]];
  if (rules === 'buas') {
    const long = Math.sqrt(hx * hx + hy * hy);
    return [hx / long - own[0], hy / long - own[1]];
  }
  return [(hx * p.speed - vx) * p.force / p.speed, (hy * p.speed - vy) * p.force / p.speed];
}

/** Returns the three forces on agent `self` of agents [x, y, vx, vy], before weights, and the neighbours for each. */
export function forcesByRules(rules, agents, self, p) {
  const lists = neighbors(rules, agents, self, p);
  return {lists: lists.map((list) => list.map(({i}) => i)),
    forces: [cohesion, separation, alignment].map((force, k) => force(rules, agents, self, lists[k], p))};
}
