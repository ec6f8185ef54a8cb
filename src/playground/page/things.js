// The objects of the world, from settings: obstacles, walls, boxes, paths, goals, the cost map. Moving an object
// changes its setting.

// Points that are not positions of objects.
const NO_PLACE = new Set(['offset_pursuit.offset', 'wrap', 'flow.origin', 'external_force']);

/** Rounds a number to the digits that are visible. */
function placeText(value) {
  return numberText(Math.round(value * 1000) / 1000);
}

const pointsText = (points, between = ' ') => points.map((point) => point.map(placeText).join(',')).join(between);

function pairs(numbers) {
  return Array.from({length: numbers.length / 2}, (_, i) => [numbers[2 * i], numbers[2 * i + 1]]);
}

/** {kind, path, points, radius?}: each of `points` can be moved separately. */
function thingOf(world, path, text, table) {
  const row = table.rowOf(path);
  const rest = SettingsTable.parts(path).path;
  if (!row || NO_PLACE.has(rest)) return null;
  const points = pairs(numbersIn(text));
  const [, kind, name, part] = /^(obstacle|wall)\.([^.]+)\.(.*)$/.exec(path) ?? [];
  if (kind === 'obstacle') {
    if (part !== 'center') return null;
    return {kind, path, points, radius: Number(world.settings.get(`obstacle.${name}.radius`) ?? 0)};
  }
  if (kind === 'wall') {
    const to = world.settings.get(`wall.${name}.to`);
    return part === 'from' && to ? {kind, path: `wall.${name}`, points: [...points, ...pairs(numbersIn(to))]} : null;
  }
  if (row.type === 'points') return {kind: 'way', path, points};
  if (row.type === 'box' || row.type === 'area') return {kind: row.type === 'box' ? 'box' : 'area', path, points};
  if ((row.type === 'point' || (row.type === 'place' && text.includes(','))) && row.unit === 'length') {
    return {kind: 'goal', path, points};
  }
  return null;
}

function thingsOf(world, table) {
  return [...world.settings].map(([path, text]) => thingOf(world, path, text, table)).filter(Boolean);
}

/** Moves a point of an object to (x, y), in the settings. */
function moveThing(world, thing, index, x, y) {
  const points = thing.points.map((point) => [...point]);
  points[index] = [x, y];
  if (thing.kind === 'wall') {
    world.set(`${thing.path}.from`, pointsText([points[0]]));
    world.set(`${thing.path}.to`, pointsText([points[1]]));
  } else {
    world.set(thing.path, pointsText(points, thing.kind === 'way' ? ' ' : ','));
  }
}

function removeThing(world, thing, index) {
  if (thing.kind === 'way' && thing.points.length > 2) {
    world.set(thing.path, pointsText(thing.points.filter((_, i) => i !== index)));
    return;
  }
  const whole = thing.kind === 'wall' ? `${thing.path}.` : thing.kind === 'obstacle' ? thing.path.replace(/center$/, '') : '';
  for (const path of [...world.settings.keys()]) {
    if (path === thing.path || (whole && path.startsWith(whole))) world.settings.delete(path);
  }
}

/** Returns the cost map as {columns, rows, cell, x, y, costs}, row 0 at the bottom; null if there is none. */
function costsOf(world) {
  const name = world.settings.get('flow.map');
  if (!name || world.files[name] === undefined || !name.endsWith('.csv')) return null;
  const lines = world.files[name].trim().split('\n').reverse().map((line) => line.split(',').map(Number));
  const [x, y] = numbersIn(world.settings.get('flow.origin') ?? '0,0');
  return {name, columns: lines[0].length, rows: lines.length, cell: Number(world.settings.get('flow.cell_size') ?? 1),
    x, y, costs: lines};
}

/** Sets the cost of the cell at (x, y); returns true if it changed. */
function paintCost(world, x, y, cost) {
  const map = costsOf(world);
  if (!map) return false;
  const [column, row] = [Math.floor((x - map.x) / map.cell), Math.floor((y - map.y) / map.cell)];
  if (map.costs[row]?.[column] === undefined || map.costs[row][column] === cost) return false;
  map.costs[row][column] = cost;
  world.files[map.name] = map.costs.reverse().map((line) => `${line.join(',')}\n`).join('');
  return true;
}

/** Returns a map of free cells over a box of the world, if there is no map yet. */
function layMap(world, [left, bottom, right, top]) {
  const cell = Math.max(1, Math.ceil(Math.max(right - left, top - bottom) / 60));
  const [columns, rows] = [Math.ceil((right - left) / cell), Math.ceil((top - bottom) / cell)];
  world.files['costs.csv'] = `${Array(columns).fill(1).join(',')}\n`.repeat(rows);
  world.set('flow.map', 'costs.csv');
  world.set('flow.cell_size', String(cell));
  world.set('flow.origin', `${Math.floor(left)},${Math.floor(bottom)}`);
}
