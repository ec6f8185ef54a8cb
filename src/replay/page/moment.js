// What a step reads: the flock before it, the rules in force, and who counts for whom; as the engine has it.

const REST_SQUARED = 1e-8;
const GROUP = ['cohesion', 'separation', 'alignment'];

const plus = (a, b) => [a[0] + b[0], a[1] + b[1]];
const minus = (a, b) => [a[0] - b[0], a[1] - b[1]];
const scaled = (a, k) => [a[0] * k, a[1] * k];
const divided = (a, k) => [a[0] / k, a[1] / k];
// As written: Math.hypot rounds otherwise than the engine does.
const lengthOf = ([x, y]) => Math.sqrt(x * x + y * y);
const isZero = ([x, y]) => x === 0 && y === 0;

/** The direction of a vector; a zero vector has none and stays zero. */
function unitOf(v) {
  const size = lengthOf(v);
  return size > 0 ? divided(v, size) : [0, 0];
}

/** `v`, cut to `limit` where it is longer; null stands for no limit. */
function cutTo(v, limit) {
  const size = lengthOf(v);
  return limit !== null && size > limit ? scaled(divided(v, size), limit) : v;
}

/** The IEEE remainder: the way from 0 to `value` by the shortest way round a world of `size`, exactly. */
function shortestExactly(value, size) {
  const rest = value % size;
  const half = size / 2;
  const isOdd = Math.abs(Math.round((value - rest) / size)) % 2 === 1;
  if (Math.abs(rest) > half || (Math.abs(rest) === half && isOdd)) return rest - Math.sign(rest) * size;
  return rest;
}

/** What step `step` was computed with, {classes, class_of, combine, ...}; null where that is not known. */
function stepRulesAt(replay, step) {
  let found = null;
  for (const rules of replay.facts.calculation ?? []) if (rules.from_step <= step) found = rules;
  return found && found.classes.length > 0 ? found : null;
}

/** The class of an agent by the rules of a step. */
function classRulesOf(rules, agent) {
  return rules.classes[rules.class_of ? rules.class_of[agent] : 0];
}

/** Whether a flock's frame is in the page as computed; the start is the input's, whoever goes on from it. */
function isExactAt(replay, source, frame) {
  return Boolean(replay.exact) && (source === 'rules' || frame === 0);
}

/** The flock as printed. */
function printedFlock(replay, source) {
  return source === 'program' ? replay.actual : replay.expected;
}

/** Columns of a flock's frame: as computed where the page has that, else as printed. */
function valuesAt(replay, source, frame) {
  const {exact, agents} = replay;
  if (isExactAt(replay, source, frame)) {
    return exact.columns.map((column) => column.subarray(frame * agents, (frame + 1) * agents));
  }
  return printedFlock(replay, source).fill(frame, makeFrameValues(agents));
}

/** The heading of an agent: of its last velocity that was one, else that of the start. */
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
 * The flock of `source`, "rules" or "program", in a frame, seen with the rules of a step.
 * position, velocity and heading are of an agent; offset is from one place to another.
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

/** Whether `viewer` sees what lies at `offset` from it. */
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

/** Who counts for each of the three forces of `agent`, ascending: three lists of {agent, distance}. */
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
  // The course averages an agent's own velocity too.
  const toItself = lengthOf(moment.offset(here, here));
  if (moment.profile.startsWith('course') && toItself <= own.radii[2]) {
    const at = seen[2].findIndex(({agent: i}) => i > agent);
    seen[2].splice(at < 0 ? seen[2].length : at, 0, {agent, distance: toItself});
  }
  return seen;
}
