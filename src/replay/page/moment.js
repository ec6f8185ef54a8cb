// The input of a step: the flock before it, the rules, and which agents count for which, exactly as in the engine.

const REST_SQUARED = 1e-8;
const GROUP = ['cohesion', 'separation', 'alignment'];

const plus = (a, b) => [a[0] + b[0], a[1] + b[1]];
const minus = (a, b) => [a[0] - b[0], a[1] - b[1]];
const scaled = (a, k) => [a[0] * k, a[1] * k];
const divided = (a, k) => [a[0] / k, a[1] / k];
// Math.hypot would round differently from the engine.
const lengthOf = ([x, y]) => Math.sqrt(x * x + y * y);
const isZero = ([x, y]) => x === 0 && y === 0;

/** Returns the direction of a vector; a zero vector stays zero. */
function unitOf(v) {
  const size = lengthOf(v);
  return size > 0 ? divided(v, size) : [0, 0];
}

/** Returns `v`, shortened to `limit` if it is longer; null means no limit. */
function cutTo(v, limit) {
  const size = lengthOf(v);
  return limit !== null && size > limit ? scaled(divided(v, size), limit) : v;
}

/** Returns the IEEE remainder: the exact shortest way from 0 to `value` around a world of `size`. */
function shortestExactly(value, size) {
  const rest = value % size;
  const half = size / 2;
  const isOdd = Math.abs(Math.round((value - rest) / size)) % 2 === 1;
  if (Math.abs(rest) > half || (Math.abs(rest) === half && isOdd)) return rest - Math.sign(rest) * size;
  return rest;
}

/** Returns the rules of a step, {classes, class_of, combine, ...}; null if they are unknown. */
function stepRulesAt(replay, step) {
  let found = null;
  for (const rules of replay.facts.calculation ?? []) if (rules.from_step <= step) found = rules;
  return found && found.classes.length > 0 ? found : null;
}

/** Returns the class of an agent by the rules of a step. */
function classRulesOf(rules, agent) {
  return rules.classes[rules.class_of ? rules.class_of[agent] : 0];
}

/** Returns true if the page has a flock's frame as computed; the start is that of the input for both flocks. */
function isExactAt(replay, source, frame) {
  return Boolean(replay.exact) && (source === 'rules' || frame === 0);
}

/** Returns the flock as printed. */
function printedFlock(replay, source) {
  return source === 'program' ? replay.actual : replay.expected;
}

/** Returns the columns of a flock's frame: as computed if the page has that, else as printed. */
function valuesAt(replay, source, frame) {
  const {exact, agents} = replay;
  if (isExactAt(replay, source, frame)) {
    return exact.columns.map((column) => column.subarray(frame * agents, (frame + 1) * agents));
  }
  return printedFlock(replay, source).fill(frame, makeFrameValues(agents));
}

/** Returns the heading of an agent: the direction of its last nonzero velocity, else the heading at the start. */
function headingAt(replay, source, frame, agent) {
  for (let at = frame; at >= 0; --at) {
    const v = velocityAt(replay, source, at, agent);
    if (v[0] * v[0] + v[1] * v[1] > REST_SQUARED) return unitOf(v);
  }
  const {headings} = replay.exact ?? {};
  return headings ? [headings[2 * agent], headings[2 * agent + 1]] : [1, 0];
}

function velocityAt(replay, source, frame, agent) {
  const {exact, agents} = replay;
  if (isExactAt(replay, source, frame)) {
    return [exact.columns[2][frame * agents + agent], exact.columns[3][frame * agents + agent]];
  }
  const flock = printedFlock(replay, source);
  return [flock.value(frame, agent, 2), flock.value(frame, agent, 3)];
}

/**
 * Returns the flock of `source`, "rules" or "program", in a frame, with the rules of a step. `position`, `velocity` and
 * `heading` take an agent; `offset` takes two positions.
 */
function momentOf(replay, source, frame, rules, wrap) {
  const [x, y, vx, vy] = valuesAt(replay, source, frame);
  const headings = new Map();
  const torus = wrap?.torus ? wrap : null;
  return {
    profile: replay.facts.rules, rules, agents: replay.agents, torus,
    classOf: (agent) => classRulesOf(rules, agent),
    position: (agent) => [x[agent], y[agent]],
    velocity: (agent) => [vx[agent], vy[agent]],
    heading(agent) {
      if (!headings.has(agent)) headings.set(agent, headingAt(replay, source, frame, agent));
      return headings.get(agent);
    },
    offset(from, to) {
      const [dx, dy] = minus(to, from);
      return torus ? [shortestExactly(dx, torus.width), shortestExactly(dy, torus.height)] : [dx, dy];
    },
  };
}

function isWithin(profile, force, distance, radius, othersBody) {
  if (profile === 'book') return distance < radius + othersBody;
  if (profile === 'buas') return distance < radius && distance > 0;
  if (profile === 'howtorts') return distance < radius;
  return distance <= radius && (force !== 'separation' || distance > 0);
}

function admits({layers = '0', exact = false}, theirs) {
  if (layers === '0') return true;
  const wanted = BigInt(layers);
  const common = wanted & BigInt(theirs);
  return exact ? common === wanted : common !== 0n;
}

/** Returns true if `viewer` sees a point at `offset` from it. */
function sees(moment, viewer, offset) {
  const {fov, fov_cosine: cosine} = moment.classOf(viewer);
  if (fov === null || fov >= 360) return true;
  const direction = unitOf(offset);
  const [hx, hy] = moment.heading(viewer);
  return !isZero(direction) && hx * direction[0] + hy * direction[1] > cosine;
}

function nearest(list, most) {
  if (most === null || list.length <= most) return list;
  const chosen = [...list].sort((a, b) => a.distance - b.distance || a.agent - b.agent).slice(0, most);
  return chosen.sort((a, b) => a.agent - b.agent);
}

/**
 * Returns the agents that count for each of the three forces of `agent`, ascending: three lists of {agent, distance}.
 */
function neighborListsAt(moment, agent) {
  const own = moment.classOf(agent);
  const here = moment.position(agent);
  const filters = GROUP.map((name) => own.forces.find((force) => force.name === name) ?? {});
  const lists = [[], [], []];
  for (let i = 0; i < moment.agents; ++i) {
    if (i === agent) continue;
    const distance = lengthOf(moment.offset(moment.position(i), here));
    const theirs = moment.classOf(i);
    GROUP.forEach((name, f) => {
      if (isWithin(moment.profile, name, distance, own.radii[f], theirs.body_radius) &&
        admits(filters[f], theirs.layers)) lists[f].push({agent: i, distance});
    });
  }
  const seen = lists.map((list) => nearest(list, own.max_neighbors)
    .filter(({agent: i}) => sees(moment, agent, moment.offset(here, moment.position(i)))));
  // The course's rules include an agent's own velocity in the average.
  const toItself = lengthOf(moment.offset(here, here));
  if (moment.profile.startsWith('course') && toItself <= own.radii[2]) {
    const at = seen[2].findIndex(({agent: i}) => i > agent);
    seen[2].splice(at < 0 ? seen[2].length : at, 0, {agent, distance: toItself});
  }
  return seen;
}
