// Groups of agents: a colour each, as in plots, and a shape each, for colour-blind users.

// Outlines that point along x; the first is used without groups.
const GROUP_SHAPES = [
  [[1, 0], [-0.75, 0.6], [-0.4, 0], [-0.75, -0.6]],
  [[0.9, 0], [-0.7, 0.75], [-0.7, -0.75]],
  [[1.1, 0], [0, 0.5], [-1.1, 0], [0, -0.5]],
  [[0.75, 0.5], [-0.75, 0.5], [-0.75, -0.5], [0.75, -0.5]],
  [[1, 0], [-0.1, 0.8], [-0.7, 0.8], [0.2, 0], [-0.7, -0.8], [-0.1, -0.8]],
  [[1, 0], [0.4, 0.7], [-0.5, 0.7], [-1, 0], [-0.5, -0.7], [0.4, -0.7]],
  [[1.1, 0], [0.1, 0.7], [0.1, 0.25], [-0.9, 0.25], [-0.9, -0.25], [0.1, -0.25], [0.1, -0.7]],
];

/** Returns the visible agents of a layer by group: [{group, seen, count}]. */
function seenByGroup(replay, layer) {
  const {groups} = replay.facts;
  if (!groups) return [{group: 0, seen: layer.seen, count: layer.count}];
  const parts = groups.names.map((_, group) => ({group, seen: [], count: 0}));
  for (let k = 0; k < layer.count; ++k) parts[groups.of[layer.seen[k]]].seen.push(layer.seen[k]);
  for (const part of parts) part.count = part.seen.length;
  return parts;
}

/** Returns the colour of a group: its own if only one flock is shown, else that of the flock. */
function groupColour(replay, colours, group, isFilled) {
  if (replay.facts.groups && !replay.actual) return colours.groups[group % colours.groups.length];
  return colours[isFilled ? 'expected' : 'actual'];
}

/**
 * Adds the outline of a group to the path, with its tip at (dx, dy) from (x, y). If `side` is -1, reverses its
 * direction.
 */
function addShape(ctx, group, x, y, dx, dy, side) {
  GROUP_SHAPES[group % GROUP_SHAPES.length].forEach(([ahead, beside], k) => {
    const px = x + ahead * dx - side * beside * dy;
    const py = y + ahead * dy + side * beside * dx;
    if (k === 0) ctx.moveTo(px, py);
    else ctx.lineTo(px, py);
  });
  ctx.closePath();
}

/** Shows the legend of groups, if there are any. */
function showGroups(replay) {
  const {groups} = replay.facts;
  byId('groups').hidden = !groups;
  if (!groups) return;
  byId('groups').replaceChildren(...groups.names.map((name, group) => {
    const item = element('li');
    item.append(groupGlyph(replay, group), printable(name));
    return item;
  }));
}

/** Returns a sample of a group's shape, in its colour. */
function groupGlyph(replay, group) {
  const glyph = svgElement('svg', {viewBox: '-1.3 -1.1 2.6 2.2', class: 'glyph group', 'aria-hidden': 'true'});
  if (!replay.actual) glyph.style.setProperty('--colour', `var(--group-${group % 7 + 1})`);
  glyph.append(svgElement('polygon', {points: GROUP_SHAPES[group % GROUP_SHAPES.length].join(' ')}));
  return glyph;
}

function svgElement(name, attributes) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
