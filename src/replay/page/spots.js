// Agents that cannot be seen one by one: those on one spot, and those that are nowhere.

/** Agents of a layer at exactly one place, two or more: [{agent, count}], for marks; the first stands for all. */
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

/** The other agents at exactly the place of one. */
function othersOnSpot(flock, frame, agent) {
  const [x, y] = flock.fill(frame, makeFrameValues(flock.agents), 2);
  const found = [];
  for (let i = 0; i < flock.agents; ++i) if (i !== agent && x[i] === x[agent] && y[i] === y[agent]) found.push(i);
  return found;
}

/** How many agents stand there, at the spot's upper right. */
function drawCounts(ctx, layer, colours) {
  for (const {agent, count} of sharedSpots(layer)) {
    drawPlate(ctx, `\u00d7${count}`, (half) => layer.px[agent] + 10 + half, layer.py[agent] - 13, colours,
      {size: 11, beside: 4, tall: 16, round: 4});
  }
}

/** What of a flock the view does not show, in words; empty where it shows all. */
function unseenInWords({outside, nowhere}) {
  const parts = [];
  if (outside > 0) parts.push(`${counted(outside, 'agent')} outside the view`);
  if (nowhere > 0) parts.push(`${counted(nowhere, 'agent')} nowhere (nan or inf)`);
  return parts.join(', ');
}

/** What is odd about the place of an agent, a sentence each. */
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
  if (others > 0) told.push(`${name}${counted(others, 'other')} on the same spot.`);
  return told;
}

/** Whether a text is a number as programs print them; nan and inf are among them. */
function isNumberText(text) {
  return /^[+-]?nan$/i.test(text) || !Number.isNaN(numberOf(text));
}
