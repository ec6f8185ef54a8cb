// The decoded content of the page: flocks, steps, forces, worlds, and the distance between the flocks.

/** Returns facts and state as one object. Throws if they do not match. */
async function openReplay(factsText, stateText) {
  const facts = JSON.parse(factsText);
  if (facts.schema !== 'flocking-replay/1') {
    throw new Error(`This page's schema is ${printable(facts.schema)}; it can show flocking-replay/1.`);
  }
  const columns = readBlocks(await inflated(bytesOfBase64(stateText)), facts.blocks);
  const ids = facts.shown ?? null;
  const agents = ids ? ids.length : facts.agents;
  const frames = facts.frames;
  const steps = columnOf(columns, 'step', frames).slice();
  for (let i = 1; i < frames; ++i) steps[i] += steps[i - 1];

  const place = ids ? new Map(ids.map((id, index) => [id, index])) : null;
  const replay = {
    facts, frames, agents, ids, steps,
    times: columnOf(columns, 'time', frames),
    idOf: (agent) => ids ? ids[agent] : agent,
    placeOf: (id) => place ? place.get(id) ?? -1 : id >= 0 && id < agents ? id : -1,
    forces: (facts.forces?.names ?? []).map((name) => ({name,
      vectors: columnOf(columns, `force.${name}`, 2 * Math.max(0, frames - 1) * agents)})),
    exact: openExact(columns, frames, agents),
    worlds: openWorlds(facts.worlds ?? []),
    tolerance: facts.tolerance ?? null,
  };
  Object.assign(replay, openFlocks(facts, columns, {frames, agents, steps, ids}));
  replay.differenceFrame = frameOfDifference(replay);
  replay.differenceAgent = facts.difference ? replay.placeOf(facts.difference.agent ?? -1) : -1;
  replay.strip = replay.actual ? distances(replay) : meanSpeeds(replay);
  return replay;
}

function columnOf(columns, name, count) {
  const column = columns.get(name);
  if (!column || column.length !== count) throw new Error(`Block ${name} is not there, or not whole.`);
  return column;
}

// Returns the flock as computed; null if the page has it only as printed.
function openExact(columns, frames, agents) {
  if (!columns.has('exact.x')) return null;
  return {columns: FIELDS.map((field) => columnOf(columns, `exact.${field}`, frames * agents)),
    timeSteps: columnOf(columns, 'exact.dt', frames),
    headings: columns.has('exact.heading') ? columnOf(columns, 'exact.heading', 2 * agents) : null};
}

function openFlocks(facts, columns, shape) {
  const count = shape.frames * shape.agents;
  const of = (flock) => FIELDS.map((field) => columnOf(columns, `${flock}.${field}`, count));
  const numbers = of('expected').map((residuals) => addExpected(residuals, shape.agents));
  let actual = null;
  if (facts.actual) {
    const more = facts.actual.decimals - facts.expected.decimals;
    actual = of('actual').map((residuals, field) =>
      addActual(residuals, broughtTo(numbers[field], more), shape.agents));
  }
  const expected = makeFlock({spec: facts.expected, columns: numbers.map(compacted), ...shape});
  if (!actual) return {expected, actual};
  return {expected, actual: makeFlock(
    {spec: facts.actual, columns: actual.map(compacted), ...shape, start: expected})};
}

function frameOfDifference({facts, frames, steps}) {
  const difference = facts.difference;
  if (!difference) return -1;
  if (difference.frame >= 0 && difference.frame < frames) return difference.frame;
  return Math.max(0, steps.findIndex((step) => step >= difference.step));
}

/** Returns per frame the largest distance between an agent's two positions; Infinity if one is NaN. */
function distances({expected, actual, frames, agents}) {
  const largest = new Float64Array(frames);
  const e = makeFrameValues(agents);
  const a = makeFrameValues(agents);
  for (let frame = 0; frame < frames; ++frame) {
    expected.fill(frame, e, 2);
    actual.fill(frame, a, 2);
    let most = 0;
    for (let i = 0; i < agents; ++i) {
      const dx = a[0][i] - e[0][i];
      const dy = a[1][i] - e[1][i];
      const square = dx * dx + dy * dy;
      if (square > most) most = square;
      else if (square !== square && !isSpelledAlike(expected, actual, frame, i)) most = Infinity;
    }
    largest[frame] = Math.sqrt(most);
  }
  return largest;
}

function isSpelledAlike(expected, actual, frame, agent) {
  return [0, 1].every((field) =>
    expected.text(frame, agent, field) === actual.text(frame, agent, field));
}

/** Returns per frame the mean speed of the agents whose velocity is finite. */
function meanSpeeds({expected, frames, agents}) {
  const means = new Float64Array(frames);
  const values = makeFrameValues(agents);
  for (let frame = 0; frame < frames; ++frame) {
    const [, , vx, vy] = expected.fill(frame, values);
    let sum = 0;
    let count = 0;
    for (let i = 0; i < agents; ++i) {
      const speed = Math.hypot(vx[i], vy[i]);
      if (Number.isFinite(speed)) {
        sum += speed;
        ++count;
      }
    }
    means[frame] = count > 0 ? sum / count : 0;
  }
  return means;
}

// Returns the worlds, sorted by their first step, with decoded angles.
function openWorlds(worlds) {
  return worlds.map((world) => ({
    ...world,
    flow: world.flow ? {...world.flow, angles: bytesOfBase64(world.flow.angles)} : null,
  })).sort((a, b) => a.from_step - b.from_step);
}

const NO_WORLD = {wrap: null, obstacles: [], walls: [], paths: [], goals: [], boxes: [], flow: null};

/** Returns the world at a step. */
function worldAt(replay, step) {
  let found = NO_WORLD;
  for (const world of replay.worlds) if (world.from_step <= step) found = world;
  return found;
}
