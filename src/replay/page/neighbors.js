// Computes who is near the selected agent, and what it sees.

/** Returns the radii of an agent, with the names of the forces. */
function radiiOf(replay, agent) {
  const {facts} = replay;
  const own = facts.classes?.[facts.class_of ? facts.class_of[agent] : 0];
  return ['cohesion', 'separation', 'alignment'].map((name) => ({
    name, radius: own?.[`${name}_radius`] ?? facts.parameters[`${name}_radius`] ?? 0}));
}

/**
 * Returns the field of view of `agent` in the step that led to `frame`: {place, heading, fov, reach}; null if it sees
 * in all directions, or nothing is known about it.
 */
function viewOf(replay, source, frame, agent) {
  const rules = stepRulesAt(replay, replay.steps[frame]);
  const own = rules && classRulesOf(rules, agent);
  if (!own || own.fov === null || own.fov >= 360 || replay.ids) return null;
  const before = frameBefore(replay, frame);
  const [x, y] = valuesAt(replay, source, before);
  return {place: [x[agent], y[agent]], heading: headingAt(replay, source, before, agent), fov: own.fov,
    reach: Math.max(...own.radii)};
}

function bodyRadiusOf(replay, agent) {
  const {facts} = replay;
  return facts.classes?.[facts.class_of ? facts.class_of[agent] : 0]?.body_radius ?? 0;
}

/** Returns `difference` by the shortest way around a world of this size; 0 means no wrap-around. */
function shortest(difference, size) {
  return size > 0 ? difference - size * Math.round(difference / size) : difference;
}

/** Returns the frame whose positions the step that led to `frame` read; `frame` itself if the page does not have it. */
function frameBefore(replay, frame) {
  return frame > 0 && replay.steps[frame] - replay.steps[frame - 1] === 1 ? frame - 1 : frame;
}

/**
 * Returns for each radius of `agent` the others that count, as {name, radius, agents}, in the step that led to `frame`
 * of the flock of `source`, "rules" or "program".
 */
function neighborsOf(replay, source, frame, agent) {
  const before = frameBefore(replay, frame);
  const step = replay.steps[frame];
  const {wrap} = worldAt(replay, step);
  const rules = stepRulesAt(replay, step);
  if (!rules || replay.ids || !(replay.facts.rules in FORMULAS)) {
    return nearOnes(replay, printedFlock(replay, source).fill(before, makeFrameValues(replay.agents)), agent, wrap);
  }
  const lists = neighborListsAt(momentOf(replay, source, before, rules, wrap), agent);
  const {radii} = classRulesOf(rules, agent);
  return GROUP.map((name, f) => ({name, radius: radii[f],
    agents: lists[f].map(({agent: i}) => i).filter((i) => i !== agent)}));
}

// Finds neighbours only by distance, if the page has no more information.
function nearOnes(replay, values, agent, wrap) {
  const [x, y] = values;
  const width = wrap?.torus ? wrap.width : 0;
  const height = wrap?.torus ? wrap.height : 0;
  const lists = radiiOf(replay, agent).map((own) => ({...own, agents: []}));
  for (let i = 0; i < replay.agents; ++i) {
    if (i === agent) continue;
    const distance = Math.hypot(shortest(x[i] - x[agent], width), shortest(y[i] - y[agent], height));
    if (!Number.isFinite(distance)) continue;
    const body = bodyRadiusOf(replay, i);
    for (const list of lists) {
      if (isWithin(replay.facts.rules, list.name, distance, list.radius, body)) list.agents.push(i);
    }
  }
  return lists;
}
