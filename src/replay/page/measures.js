// Measures of a flock over time, shown in the strip.

/** Returns the polarisation of moving agents: 1 if all move in one direction, 0 if their directions cancel. */
function polarisationOf([, , vx, vy]) {
  let [x, y, count] = [0, 0, 0];
  for (let i = 0; i < vx.length; ++i) {
    const speed = Math.hypot(vx[i], vy[i]);
    if (!(speed > 0) || speed === Infinity) continue;
    x += vx[i] / speed;
    y += vy[i] / speed;
    ++count;
  }
  return count > 0 ? Math.hypot(x, y) / count : 0;
}

function meanSpeedOf([, , vx, vy]) {
  let [sum, count] = [0, 0];
  for (let i = 0; i < vx.length; ++i) {
    const speed = Math.hypot(vx[i], vy[i]);
    if (!Number.isFinite(speed)) continue;
    sum += speed;
    ++count;
  }
  return count > 0 ? sum / count : 0;
}

/** Returns the finite positions, sorted by x: [{x, y}]. */
function placesByX([x, y]) {
  const places = [];
  for (let i = 0; i < x.length; ++i) if (Number.isFinite(x[i]) && Number.isFinite(y[i])) places.push({x: x[i], y: y[i]});
  return places.sort((a, b) => a.x - b.x);
}

/** Returns the mean distance from each agent to the nearest other one, around the torus if there is one. */
function meanNearestOf(values, torus) {
  const places = placesByX(values);
  const n = places.length;
  if (n < 2) return 0;
  let sum = 0;
  for (let i = 0; i < n; ++i) sum += Math.min(nearestFrom(places, i, 1, torus), nearestFrom(places, i, -1, torus));
  return sum / n;
}

// Searches from agent i in one direction of x, until no agent can be nearer than the best so far.
function nearestFrom(places, i, side, torus) {
  const n = places.length;
  let best = Infinity;
  for (let k = 1; k < n; ++k) {
    const at = i + side * k;
    if ((at < 0 || at >= n) && !torus) break;
    const other = places[(at + n) % n];
    const dx = other.x - places[i].x + (at < 0 ? -torus.width : at >= n ? torus.width : 0);
    if (Math.abs(dx) >= best) break;
    best = Math.min(best, Math.hypot(dx, shortest(other.y - places[i].y, torus?.height ?? 0)));
  }
  return best;
}

/** Returns the number of clusters: agents that are linked by distances of at most `reach` are in one cluster. */
function flocksOf(values, reach, torus) {
  const places = placesByX(values);
  const parent = places.map((_, i) => i);
  const root = (i) => {
    while (parent[i] !== i) i = parent[i] = parent[parent[i]];
    return i;
  };
  let flocks = places.length;
  const n = places.length;
  for (let i = 0; i < n; ++i) {
    for (let k = 1; k < n; ++k) {
      const at = i + k;
      if (at >= n && !torus) break;
      const other = places[at % n];
      const dx = other.x - places[i].x + (at >= n ? torus.width : 0);
      if (dx > reach) break;
      const [a, b] = [root(i), root(at % n)];
      if (a === b || Math.hypot(dx, shortest(other.y - places[i].y, torus?.height ?? 0)) > reach) continue;
      parent[a] = b;
      --flocks;
    }
  }
  return flocks;
}

/** Returns the available measures: {name, title, of(values, frame)}; the largest difference is precomputed. */
function measuresOf(replay) {
  const torusAt = (frame) => {
    const {wrap} = worldAt(replay, replay.steps[frame]);
    return wrap?.torus ? wrap : null;
  };
  const reach = Math.max(0, ...(replay.facts.classes ?? []).map(({cohesion_radius: r}) => r),
    replay.facts.classes?.length ? 0 : replay.facts.parameters?.cohesion_radius ?? 0);
  const measures = [
    {name: 'speed', title: 'Mean speed', of: meanSpeedOf},
    {name: 'polarisation', title: 'Polarisation', of: polarisationOf},
    {name: 'nearest', title: 'Mean nearest distance', of: (values, frame) => meanNearestOf(values, torusAt(frame))},
    {name: 'flocks', title: `Number of flocks (agents linked within ${shortNumber(reach)})`,
      of: (values, frame) => flocksOf(values, reach, torusAt(frame))},
  ];
  if (!replay.actual) return measures;
  const tolerance = replay.facts.tolerance ? `, tolerance ${printable(replay.facts.tolerance)}` : '';
  return [{name: 'error', title: `Largest difference${tolerance}`, values: replay.strip}, ...measures];
}

/** Measures all frames in small portions and calls `changed` after each. Values not measured yet are 0. */
function measureAll(replay, measure, changed) {
  if (measure.values) return;
  measure.values = new Float64Array(replay.frames);
  const values = makeFrameValues(replay.agents);
  let frame = 0;
  const part = () => {
    const end = performance.now() + 25;
    while (frame < replay.frames && performance.now() < end) {
      measure.values[frame] = measure.of(replay.expected.fill(frame, values), frame);
      ++frame;
    }
    changed();
    if (frame < replay.frames) setTimeout(part, 5);
  };
  part();
}
