// The picture of the flock: everything on the canvas, from background to foreground.

const COLOURS = ['back', 'beyond', 'grid', 'axis', 'label', 'ink', 'expected', 'actual', 'wrong', 'solid',
  'solid-edge', 'path', 'flow', 'blocked', 'cohesion', 'separation', 'alignment', 'other-1', 'other-2',
  'other-3', 'other-4', 'error', 'calm', 'selected', 'group-1', 'group-2', 'group-3', 'group-4', 'group-5',
  'group-6', 'group-7'];

/** Returns the colours of the page's current style, light or dark. */
function readColours() {
  const style = getComputedStyle(document.documentElement);
  const colours = {others: [], groups: []};
  for (const name of COLOURS) {
    const colour = style.getPropertyValue(`--${name}`).trim();
    if (name.startsWith('other-')) colours.others.push(colour);
    else if (name.startsWith('group-')) colours.groups.push(colour);
    else colours[name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())] = colour;
  }
  return colours;
}

/** Sets a canvas to its size on the page in physical pixels. Returns its context. */
function preparedContext(canvas, width, height) {
  const ratio = Math.min(3, window.devicePixelRatio || 1);
  const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== wide || canvas.height !== high) {
    canvas.width = wide;
    canvas.height = high;
  }
  const ctx = canvas.getContext('2d');
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
  return ctx;
}

function makeScene(replay, view, canvas) {
  const camera = makeCamera();
  const expected = makeLayer(replay.expected, true);
  const actual = replay.actual ? makeLayer(replay.actual, false) : null;
  const before = {frame: -1, flock: null, values: makeFrameValues(replay.agents)};
  const dots = makeDots();

  const layers = () => [view.show.expected ? expected : null, view.show.actual ? actual : null]
    .filter(Boolean);
  // Returns the flock whose radii, neighbours and positions are shown when only one can be.
  const main = () => view.show.expected || !actual || !view.show.actual ? expected : actual;

  const scene = {
    camera, expected, actual, layers, main,
    outside: 0,
    unseen: '',

    /** Returns the values that the step to the current frame read, of the flock of `layer`. */
    before(layer) {
      const frame = frameBefore(replay, view.frame);
      if (before.frame !== frame || before.flock !== layer.flock) {
        layer.flock.fill(frame, before.values);
        before.frame = frame;
        before.flock = layer.flock;
      }
      return before.values;
    },

    /** Returns the nearest agent within `reach` of a pixel; -1 if there is none. */
    pick(px, py, reach) {
      let best = -1;
      let least = reach * reach;
      for (const layer of layers()) {
        for (let k = 0; k < layer.count; ++k) {
          const i = layer.seen[k];
          const distance = (layer.px[i] - px) ** 2 + (layer.py[i] - py) ** 2;
          if (distance < least) [best, least] = [i, distance];
        }
      }
      return best;
    },

    draw() {
      const ctx = preparedContext(canvas, camera.width, camera.height);
      const {colours, frame, show} = view;
      const world = worldAt(replay, replay.steps[frame]);
      if (view.follow) followFlock();
      ctx.fillStyle = colours.back;
      ctx.fillRect(0, 0, camera.width, camera.height);
      if (show.world) drawWorld(ctx, camera, colours, world);
      drawGrid(ctx, camera, colours);
      for (const layer of [expected, actual]) if (layer) placeLayer(layer, frame, camera);
      drawFlocks(ctx, world);
      drawSelection(ctx, world);
      drawFirstDifference(ctx);
      scene.outside = Math.max(0, ...layers().map((layer) => layer.outside));
      scene.unseen = unseenInWords({outside: scene.outside,
        nowhere: Math.max(0, ...layers().map((layer) => layer.nowhere))});
    },
  };

  function followFlock() {
    const layer = main();
    if (layer.frame !== view.frame) {
      layer.flock.fill(view.frame, layer.values);
      layer.frame = view.frame;
    }
    const [x, y] = layer.values;
    const box = emptyBox();
    if (view.selected >= 0) extend(box, x[view.selected], y[view.selected]);
    if (isEmpty(box)) Object.assign(box, boxOfMost(replay, [x, y]));
    if (isEmpty(box)) return;
    camera.x = box.left / 2 + box.right / 2;
    camera.y = box.bottom / 2 + box.top / 2;
  }

  function drawFlocks(ctx, world) {
    const {colours, frame, show} = view;
    const shown = layers();
    const parts = new Map(shown.map((layer) => [layer, seenByGroup(replay, layer).map((part) => (
      {...part, colour: groupColour(replay, colours, part.group, layer.isFilled)}))]));
    const count = Math.max(1, ...shown.map((layer) => layer.count));
    const size = arrowSize(camera, count);
    if (show.trails) {
      const length = Math.min(TRAIL_FRAMES, Math.floor(TRAIL_SEGMENTS / (count * shown.length)));
      for (const layer of shown) {
        for (const part of parts.get(layer)) {
          drawTrails(ctx, {...layer, seen: part.seen, count: part.count}, camera, part.colour,
            {frame, frames: length, wrap: world.wrap});
        }
      }
    }
    if (shown.length === 2) {
      drawDifferences(ctx, expected, actual, colours.wrong, world.wrap, camera);
    }
    drawBodies(ctx, shown);
    const ratio = canvas.width / camera.width;
    const hasDots = shown.some((layer) => layer.count > MOST_STROKES);
    if (hasDots) clearDots(dots, canvas.width, canvas.height, ratio);
    for (const layer of shown) {
      drawAgents(ctx, layer, parts.get(layer), colours, size, dots);
    }
    if (shown.length > 0 && main().count <= MOST_ARROWS) drawCounts(ctx, main(), colours);
    if (!hasDots) return;
    dots.ctx.putImageData(dots.pixels, 0, 0);
    ctx.drawImage(dots.canvas, 0, 0, camera.width, camera.height);
  }

  // Draws the bodies of agents that are large enough to be visible.
  function drawBodies(ctx, shown) {
    if (!replay.facts.classes?.some(({body_radius: radius}) => radius > 0)) return;
    for (const layer of shown) {
      if (layer.count > MOST_ARROWS) continue;
      ctx.strokeStyle = view.colours[layer.isFilled ? 'expected' : 'actual'];
      ctx.lineWidth = 1;
      ctx.beginPath();
      for (let k = 0; k < layer.count; ++k) {
        const i = layer.seen[k];
        const radius = bodyRadiusOf(replay, i) * camera.scale;
        if (radius < 5) continue;
        ctx.moveTo(layer.px[i] + radius, layer.py[i]);
        ctx.arc(layer.px[i], layer.py[i], radius, 0, 2 * Math.PI);
      }
      ctx.stroke();
    }
  }

  function drawSelection(ctx, world) {
    const agent = view.selected;
    if (agent < 0) return;
    const {colours, show} = view;
    const layer = main();
    const values = scene.before(layer);
    if (show.trails) drawWayOf(ctx, agent, world);
    if (show.radii) {
      const source = layer === actual ? 'program' : 'rules';
      const lists = neighborsOf(replay, source, view.frame, agent);
      drawRadii(ctx, camera, colours, {before: values, lists, agent, layer, wrap: world.wrap});
      drawFieldOfView(ctx, camera, colours, viewOf(replay, source, view.frame, agent));
    }
    drawRing(ctx, layer.px[agent], layer.py[agent], colours);
    if (show.forces && replay.forces.length > 0 && view.show.expected) {
      const from = scene.before(expected);
      drawForces(ctx, colours, forcesOn(replay, view.frame, agent),
        camera.toX(from[0][agent]), camera.toY(from[1][agent]));
    }
    const isMarked = agent === replay.differenceAgent && view.frame === replay.differenceFrame;
    drawLabel(ctx, layer.px[agent], layer.py[agent] - (isMarked ? 38 : 30),
      isMarked ? `agent ${replay.idOf(agent)}: first difference` : `agent ${replay.idOf(agent)}`,
      colours, camera);
  }

  function drawWayOf(ctx, agent, world) {
    for (const layer of layers()) {
      ctx.strokeStyle = view.colours[layer.isFilled ? 'expected' : 'actual'];
      ctx.lineWidth = 1.5;
      ctx.setLineDash(layer.isFilled ? [] : [4, 3]);
      ctx.globalAlpha = 0.75;
      ctx.beginPath();
      addTrail(ctx, layer.flock, camera, agent, Math.max(0, view.frame - 600), view.frame, world.wrap);
      ctx.stroke();
      ctx.globalAlpha = 1;
      ctx.setLineDash([]);
    }
  }

  function drawFirstDifference(ctx) {
    const agent = replay.differenceAgent;
    if (agent < 0 || view.frame !== replay.differenceFrame || layers().length < 2) return;
    const [x, y] = [actual.px[agent], actual.py[agent]];
    const isThere = Number.isFinite(x) && Number.isFinite(y);
    const layer = isThere ? actual : expected;
    drawMark(ctx, layer.px[agent], layer.py[agent], view.colours);
  }

  return scene;
}

/** Returns the box to open with: all trails of the flock, unless that would reduce the flock to a dot. */
function openingBox(replay, frame) {
  const values = makeFrameValues(replay.agents);
  const now = boxOfFrame(replay, frame, values);
  let way = now;
  const every = Math.max(1, Math.floor(replay.frames / 60));
  for (let f = 0; f < replay.frames; f += every) {
    replay.expected.fill(f, values, 2);
    way = united(way, boxOfMost(replay, values));
  }
  return sizeOf(way) <= 2 * sizeOf(now) ? {box: way, follows: false} : {box: now, follows: true};
}

// Returns a box of the positions near the flock's start, if there are any: an agent at 1e300 must not reduce the others
// to a dot. Such agents are reported as outside the view.
function boxOfMost(replay, [xs, ys]) {
  const {x, y, reach} = homeOf(replay);
  const isNear = (i) => Math.abs(xs[i] - x) <= reach && Math.abs(ys[i] - y) <= reach;
  const near = range(xs.length).filter(isNear);
  if (near.length === 0 || near.length === xs.length) return robustBox(xs, ys);
  return robustBox(near.map((i) => xs[i]), near.map((i) => ys[i]));
}

// Returns the centre of the flock at the start, and the distance from there beyond which agents are far away.
function homeOf(replay) {
  if (!replay.home) {
    const [xs, ys] = replay.expected.fill(0, makeFrameValues(replay.agents), 2);
    const box = robustBox(xs, ys);
    const radii = replay.agents > 0 ? radiiOf(replay, 0).map(({radius}) => radius).filter(Number.isFinite) : [];
    const span = sizeOf(box) + Math.max(0, ...radii);
    replay.home = isEmpty(box) || !(span > 0) ? {x: 0, y: 0, reach: Infinity} :
      {x: box.left / 2 + box.right / 2, y: box.bottom / 2 + box.top / 2, reach: 1000 * span};
  }
  return replay.home;
}

/** Returns the box of the flocks in a frame, and of the world unless that is far larger. */
function boxOfFrame(replay, frame, values = makeFrameValues(replay.agents)) {
  replay.expected.fill(frame, values, 2);
  let box = boxOfMost(replay, values);
  if (replay.actual) {
    replay.actual.fill(frame, values, 2);
    const other = boxOfMost(replay, values);
    if (isEmpty(box) || sizeOf(united(box, other)) <= 8 * sizeOf(box)) box = united(box, other);
  }
  const world = worldAt(replay, replay.steps[frame]);
  const around = worldBox(world);
  if (isEmpty(around)) return box;
  const both = united(box, around);
  return isEmpty(box) || world.wrap || sizeOf(both) <= 20 * sizeOf(box) ? both : box;
}
