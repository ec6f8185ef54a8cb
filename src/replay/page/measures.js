// What can be measured of a flock over time, shown in the strip.

/** Polarisation: 1 where all move one way, 0 where their ways cancel; of those that move. */
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

/** Those whose place is finite, by x: [{x, y}]. */
function placesByX([x, y]) {
  const places = [];
  for (let i = 0; i < x.length; ++i) if (Number.isFinite(x[i]) && Number.isFinite(y[i])) places.push({x: x[i], y: y[i]});
  return places.sort((a, b) => a.x - b.x);
}

/** The mean of the distances from each agent to the nearest other; round a torus where there is one. */
function meanNearestOf(values, torus) {
  const places = placesByX(values);
  const n = places.length;
  if (n < 2) return 0;
  let sum = 0;
  for (let i = 0; i < n; ++i) sum += Math.min(nearestFrom(places, i, 1, torus), nearestFrom(places, i, -1, torus));
  return sum / n;
}

// From agent i on, to one side; none beyond the nearest known can be nearer.
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

/** In how many flocks they are: chains of agents no farther apart than `reach` are one. */
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

/** What may be chosen: {name, title, of(values, frame)}; the largest difference has its values ready. */
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
    {name: 'flocks', title: `Number of flocks, linked within ${shortNumber(reach)}`,
      of: (values, frame) => flocksOf(values, reach, torusAt(frame))},
  ];
  if (!replay.actual) return measures;
  const tolerance = replay.facts.tolerance ? `, tolerance ${printable(replay.facts.tolerance)}` : '';
  return [{name: 'error', title: `Largest difference${tolerance}`, values: replay.strip}, ...measures];
}

/** Measures all frames, a little at a time; calls `changed` after each part. What is not measured yet is 0. */
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
