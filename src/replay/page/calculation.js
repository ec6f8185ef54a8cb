// A step of one agent, from its neighbours to its new position, and what a program's output implies.

/**
 * Returns how an agent moved in the step that led to `frame`, for the flock of `source`, "rules" or "program": {step,
 * dt, forces, lines, total, velocity, position, isExact, remarks}; {why} if that is unknown.
 */
function calculationOf(replay, source, frame, agent) {
  const why = reasonForNone(replay, frame);
  if (why) return {why};
  const step = replay.steps[frame];
  const rules = stepRulesAt(replay, step);
  const {wrap} = worldAt(replay, step);
  const moment = momentOf(replay, source, frame - 1, rules, wrap);
  const lists = listsFor(replay, moment, {source, frame, agent, rules, wrap});
  const forces = moment.classOf(agent).forces.map((rule) => forceOf(replay, moment, rule, {frame, agent, lists}));
  const made = {step, dt: timeStepOf(replay, frame), forces, rules,
    start: {position: moment.position(agent), velocity: moment.velocity(agent)},
    own: moment.classOf(agent), isExact: isExactAt(replay, source, frame - 1)};
  combine(made);
  made.isBlown = (replay.facts.calculation ?? []).some((one) => one.from_step <= step &&
    one.classes.some(({has_external_force: is}) => is));
  move(made, wrap);
  made.remarks = remarksOf(made);
  return made;
}

/** Returns why there is no calculation for a frame; empty if there is one. */
function reasonForNone(replay, frame) {
  if (frame < 1) return 'The start: no step has been taken yet.';
  if (replay.steps[frame] - replay.steps[frame - 1] !== 1) return 'The step before is not in this page.';
  if (replay.ids) return 'Not all agents are in this page.';
  if (!(replay.facts.rules in FORMULAS)) return 'The page cannot calculate with these rules.';
  if (!stepRulesAt(replay, replay.steps[frame])) return 'The settings of this step are not in the page.';
  return '';
}

function timeStepOf(replay, frame) {
  return replay.exact ? replay.exact.timeSteps[frame] : replay.times[frame] - replay.times[frame - 1];
}

// With neighbors.every, the lists are from an earlier step, but the distances are current.
function listsFor(replay, moment, {source, frame, agent, rules, wrap}) {
  const late = (replay.steps[frame] - 1) % rules.neighbors_every;
  if (late === 0 || frame <= late) return neighborListsAt(moment, agent);
  const earlier = momentOf(replay, source, frame - 1 - late, rules, wrap);
  const here = moment.position(agent);
  return neighborListsAt(earlier, agent).map((list) => list.map(({agent: i}) => (
    {agent: i, distance: lengthOf(moment.offset(moment.position(i), here))})));
}

// For other behaviours, the page has the weighted force as the engine computed it.
function forceOf(replay, moment, {name, weight}, {frame, agent, lists}) {
  if (GROUP.includes(name)) {
    const made = groupForceOf(moment, name, agent, lists);
    return {name, weight, ...made, weighted: scaled(made.force, weight), isGroup: true};
  }
  const track = replay.forces.find((force) => force.name === name);
  const at = 2 * ((frame - 1) * replay.agents + agent);
  const weighted = track ? [track.vectors[at], track.vectors[at + 1]] : [NaN, NaN];
  return {name, weight, weighted, isGroup: false};
}

// Combines the forces; `total` is null if they were chosen at random.
function combine(made) {
  const {forces, rules, own} = made;
  made.lines = [];
  const names = forces.map(({name}) => name).join(' + ');
  const numbers = forces.flatMap(({weighted}, k) => k > 0 ? [' + ', weighted] : [weighted]);
  if (rules.combine === 'dithered') {
    made.total = null;
    return;
  }
  if (rules.combine === 'prioritized') {
    made.total = inPriority(forces, own.max_force);
    made.lines.push(lineOf('F', 'in order of priority, until max_force is used up', [names], made.total));
  } else {
    made.total = forces.length > 0 ? forces.map(({weighted}) => weighted).reduce(plus) : [0, 0];
    made.lines.push(lineOf('F', names || 'no force', numbers, made.total));
  }
  const cut = cutTo(made.total, own.max_force);
  if (cut !== made.total) made.lines.push(lineOf('F', 'cut to max_force', [own.max_force], cut));
  made.total = cut;
}

function inPriority(forces, most) {
  let total = [0, 0];
  for (const {weighted} of forces) {
    const remaining = (most ?? Infinity) - lengthOf(total);
    if (remaining <= 0) break;
    total = plus(total, cutTo(weighted, remaining));
  }
  return total;
}

// Computes velocity and position; null if the page cannot repeat the engine's calculation.
function move(made, wrap) {
  const {dt, start, own, rules, total, lines} = made;
  made.velocity = null;
  made.position = null;
  made.unfollowed = unfollowedOf(made);
  if (made.unfollowed.length > 0) return;
  const {velocity: v, position: p} = start;
  const pull = cutTo(total, own.max_force);
  const acceleration = divided(pull, own.mass);
  let next = plus(v, scaled(acceleration, dt));
  const formula = own.mass === 1 ? 'v + F·dt' : 'v + F/mass·dt';
  lines.push(lineOf('v′', formula,
    [v, ' + ', pull, ...own.mass === 1 ? [] : ['/', own.mass], '·', dt], next));
  const cut = cutTo(next, own.max_speed);
  made.isUncut = cut === next && own.mass === 1;
  if (cut !== next) lines.push(lineOf('v′', 'cut to max_speed', [own.max_speed], cut));
  next = cut;
  made.velocity = next;
  if (rules.integrator === 'motion') {
    const half = divided(scaled(scaled(divided(plus(pull, [0, 0]), own.mass), dt), dt), 2);
    made.position = plus(plus(p, scaled(v, dt)), half);
    lines.push(lineOf('p′', 'p + v·dt + F/mass·dt²/2', [p, ' + ', v, '·', dt, ' + ', half], made.position));
  } else {
    made.position = plus(p, scaled(next, dt));
    lines.push(lineOf('p′', 'p + v′·dt', [p, ' + ', next, '·', dt], made.position));
  }
  if (!wrap) return;
  made.position = [wrappedInto(made.position[0], wrap.width), wrappedInto(made.position[1], wrap.height)];
  lines.push(lineOf('p′', 'wrapped into the world', [wrap.width, ' × ', wrap.height], made.position));
}

function wrappedInto(value, size) {
  if (!Number.isFinite(value)) return value;
  const rest = value % size;
  const positive = rest < 0 ? rest + size : rest;
  return positive < size ? positive + 0 : 0;
}

// Returns the effects on an agent that this calculation does not cover.
function unfollowedOf({own, rules, total, isBlown}) {
  return [[total === null, 'a random choice among the forces'],
    [total !== null && total.some(Number.isNaN), 'forces that are not in the page'],
    [isBlown, 'an external force'], [own.friction > 0, 'friction'],
    [own.max_turn_rate !== null, 'a limited turn rate'], [rules.no_overlap, 'agents pushed apart']]
    .filter(([is]) => is).map(([, words]) => words);
}

function remarksOf({isExact, forces, unfollowed, rules}) {
  const remarks = [];
  if (!isExact) {
    remarks.push('Calculated from printed, rounded numbers: the last digits may differ from the engine\u2019s.');
  }
  if (forces.some(({isGroup}) => !isGroup)) {
    remarks.push('For behaviours other than the flock\u2019s three forces, the engine\u2019s weighted force is shown.');
  }
  if (unfollowed.length > 0) {
    remarks.push(`Velocity and position are taken from the engine, because of: ${unfollowed.join(', ')}.`);
  }
  if (rules.neighbors_every > 1) remarks.push(`Neighbours are updated every ${rules.neighbors_every} steps.`);
  return remarks;
}

/** Returns the {velocity, position} that the engine had after a step: as computed if available, else as printed. */
function engineAfter(replay, frame, agent) {
  const [x, y, vx, vy] = valuesAt(replay, 'rules', frame);
  return {velocity: [vx[agent], vy[agent]], position: [x[agent], y[agent]]};
}

/**
 * Compares a calculation with what the program's output implies. Returns rows of {name, rules, program, differs}; the
 * first that differs has isFirst. Allows for rounding and the tolerance.
 */
function impliedRows(replay, made, frame, agent) {
  const at = (f, field) => f === 0 && replay.exact ? replay.exact.columns[field][agent] :
    replay.actual.value(f, agent, field);
  const pair = (f, first) => [at(f, first), at(f, first + 1)];
  const [p, v, nextP, nextV] = [pair(frame - 1, 0), pair(frame - 1, 2), pair(frame, 0), pair(frame, 2)];
  const after = made.velocity ? made : engineAfter(replay, frame, agent);
  const {dt, start} = made;
  const rounding = 0.5 * 10 ** -replay.actual.spec.decimals;
  const within = rounding + (numberOf(replay.tolerance ?? '') || 0);
  const perTime = (within + rounding) / Math.abs(dt);
  const rate = (to, from) => dt === 0 ? [NaN, NaN] : divided(minus(to, from), dt);
  // If an agent wrapped around or was pushed, its position says nothing about its velocity.
  const moved = rate(after.position, start.position);
  const rows = [
    ['(v′ − v)/dt', made.isUncut ? made.total : rate(after.velocity, start.velocity), rate(nextV, v), perTime],
    ['v′', after.velocity, nextV, within],
    ['(p′ − p)/dt', moved, rate(nextP, p), perTime],
    ['p′', after.position, nextP, within],
  ].map(([name, rules, program, limit]) => ({name, rules, program,
    differs: rules.some((value, k) => isApart(value, program[k], limit))}));
  const first = rows.find(({differs}) => differs);
  if (first) first.isFirst = true;
  return rows;
}

// The limit is at least the resolution of doubles of this size: below it, all differences are rounding.
function isApart(a, b, limit) {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number.isNaN(a) !== Number.isNaN(b);
  if (a === b) return false;
  return !(Math.abs(a - b) <= limit * (1 + 1e-9) + 1e-12 * Math.max(Math.abs(a), Math.abs(b)));
}
