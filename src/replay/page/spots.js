// Agents that are not separately visible: those at one position, and those without a position.

/** Returns groups of two or more agents of a layer at exactly one position: [{agent, count}]; `agent` is the first. */
function sharedSpots({values: [x, y], seen, count}) {
  const places = new Map();
  for (let k = 0; k < count; ++k) {
    const key = `${x[seen[k]]} ${y[seen[k]]}`;
    const known = places.get(key);
    if (known) ++known.count;
    else places.set(key, {agent: seen[k], count: 1});
  }
  return [...places.values()].filter(({count: many}) => many > 1);
}

/** Returns the other agents at exactly the same position. */
function othersOnSpot(flock, frame, agent) {
  const [x, y] = flock.fill(frame, makeFrameValues(flock.agents), 2);
  const found = [];
  for (let i = 0; i < flock.agents; ++i) if (i !== agent && x[i] === x[agent] && y[i] === y[agent]) found.push(i);
  return found;
}

/** Draws the number of agents at the upper right of each shared position. */
function drawCounts(ctx, layer, colours) {
  for (const {agent, count} of sharedSpots(layer)) {
    drawPlate(ctx, `\u00d7${count}`, (half) => layer.px[agent] + 10 + half, layer.py[agent] - 13, colours,
      {size: 11, beside: 4, tall: 16, round: 4});
  }
}

/** Returns in words which agents the view does not show; empty if it shows all. */
function unseenInWords({outside, nowhere}) {
  const parts = [];
  if (outside > 0) parts.push(`${counted(outside, 'agent')} outside the view`);
  if (nowhere > 0) parts.push(`${counted(nowhere, 'agent')} without a position (nan or inf)`);
  return parts.join(', ');
}

/** Returns sentences about unusual positions of an agent. */
function placeInWords(replay, frame, agent, flock, name) {
  const told = [];
  const texts = [0, 1].map((field) => flock.text(frame, agent, field));
  const values = texts.map((text) => text === null ? NaN : numberOf(text));
  FIELDS.forEach((field, index) => {
    const text = flock.text(frame, agent, index);
    if (text !== null && !isNumberText(text)) {
      told.push(`${name}${field} is no number: \u201c${printable(text)}\u201d.`);
    }
  });
  if (texts.every((text) => text !== null && isNumberText(text))) {
    if (values.some(Number.isNaN)) told.push(`${name}position is not a number (nan), so it is drawn nowhere.`);
    else if (!values.every(Number.isFinite)) told.push(`${name}position is infinite, so it is drawn nowhere.`);
    else if (values.some((value) => Math.abs(value) >= 1e9)) {
      told.push(`${name}position is huge: ${values.map((value) => shortNumber(value, 3)).join(', ')}.`);
    }
  }
  const others = values.every(Number.isFinite) ? othersOnSpot(flock, frame, agent).length : 0;
  if (others > 0) told.push(`${name}position shared with ${counted(others, 'other agent')}.`);
  return told;
}

/** Returns true if a text is a number as programs print it, including nan and inf. */
function isNumberText(text) {
  return /^[+-]?nan$/i.test(text) || !Number.isNaN(numberOf(text));
}
