// Flocks as arrows, as strokes if there are many agents, as dots if there are very many; and trails.

const MOST_ARROWS = 6000;
const MOST_STROKES = 25000;
const TRAIL_FRAMES = 40;
const TRAIL_SEGMENTS = 16000;
const BATCH = 50;

/** Returns the values of a flock in one frame and the screen positions of its agents. */
function makeLayer(flock, isFilled) {
  const {agents} = flock;
  return {
    flock, isFilled, frame: -1,
    values: makeFrameValues(agents),
    px: new Float64Array(agents), py: new Float64Array(agents),
    seen: new Int32Array(agents), count: 0, outside: 0, nowhere: 0,
  };
}

function isSeen({px, py}, i, camera) {
  return px[i] > -20 && px[i] < camera.width + 20 && py[i] > -20 && py[i] < camera.height + 20;
}

// True for anything that was printed, including NaN; false for missing values, which are not reported.
function isPrinted({flock, frame}, i) {
  return flock.text(frame, i, 0) !== null;
}

/** Reads the frame, if it changed, and computes the screen positions of all agents. */
function placeLayer(layer, frame, camera) {
  if (layer.frame !== frame) {
    layer.flock.fill(frame, layer.values);
    layer.frame = frame;
  }
  const [x, y] = layer.values;
  const {px, py, seen} = layer;
  layer.count = 0;
  layer.outside = 0;
  layer.nowhere = 0;
  for (let i = 0; i < px.length; ++i) {
    px[i] = camera.toX(x[i]);
    py[i] = camera.toY(y[i]);
    if (isSeen(layer, i, camera)) {
      seen[layer.count++] = i;
    } else if (Number.isFinite(x[i]) && Number.isFinite(y[i])) {
      ++layer.outside;
    } else if (isPrinted(layer, i)) {
      ++layer.nowhere;
    }
  }
}

/** Returns the length of an arrow from its centre to its tip, in pixels: smaller with more agents in view. */
function arrowSize(camera, count) {
  const room = 0.3 * Math.sqrt(camera.width * camera.height / Math.max(1, count));
  return Math.min(10, Math.max(3.5, room));
}

/**
 * Draws all agents of a layer, in `parts` of one colour and group each. Arrows are filled; those of the actual flock
 * have a hole, since filling is faster than stroking.
 */
function drawAgents(ctx, layer, parts, colours, size, dots) {
  if (layer.count > MOST_STROKES) return drawDots(dots, layer, colours[layer.isFilled ? 'expected' : 'actual']);
  ctx.lineWidth = layer.isFilled ? 2 : 1;
  const isStroke = layer.count > MOST_ARROWS;
  for (const part of parts) {
    ctx.fillStyle = ctx.strokeStyle = part.colour;
    inBatches(ctx, part, (i) => isStroke ? addStroke(ctx, layer, i, size) :
      addArrow(ctx, layer, i, size, part.group), isStroke ? 'stroke' : 'fill');
  }
}

// Draws in batches, since a very long path takes longer than several short ones.
function inBatches(ctx, {seen, count}, add, finish) {
  for (let from = 0; from < count; from += BATCH) {
    ctx.beginPath();
    for (let k = from; k < Math.min(count, from + BATCH); ++k) add(seen[k]);
    ctx[finish]();
  }
}

// An arrow with a hole is slightly larger, so that it frames a filled one at the same position.
function addArrow(ctx, {values, px, py, isFilled}, i, size, group) {
  const vx = values[2][i];
  const vy = -values[3][i];
  const length = Math.hypot(vx, vy);
  const s = isFilled ? size : size * 1.25 + 1;
  if (!(length > 0) || length === Infinity) return addDot(ctx, px[i], py[i], 0.55 * s, isFilled);
  const dx = vx / length;
  const dy = vy / length;
  addShape(ctx, group, px[i], py[i], dx * s, dy * s, 1);
  // The reversed outline becomes a hole.
  if (!isFilled) {
    addShape(ctx, group, px[i] - 0.35 * dx, py[i] - 0.35 * dy, dx * (s - 3.7), dy * (s - 3.7), -1);
  }
}

function addDot(ctx, x, y, radius, isFilled) {
  ctx.moveTo(x + radius, y);
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.closePath();
  if (isFilled) return;
  ctx.moveTo(x + radius - 1.7, y);
  ctx.arc(x, y, Math.max(0, radius - 1.7), 0, 2 * Math.PI, true);
  ctx.closePath();
}

function addStroke(ctx, {values, px, py}, i, size) {
  const vx = values[2][i];
  const vy = -values[3][i];
  const length = Math.hypot(vx, vy);
  const moves = length > 0 && length < Infinity;
  const dx = moves ? vx / length * size : 1;
  const dy = moves ? vy / length * size : 0;
  ctx.moveTo(px[i] + dx, py[i] + dy);
  ctx.lineTo(px[i] - dx, py[i] - dy);
}

/** Returns a picture of the size of the scene, for dots. One per scene is enough. */
function makeDots() {
  const canvas = document.createElement('canvas');
  return {canvas, ctx: canvas.getContext('2d'), pixels: null, words: null, ratio: 1};
}

function clearDots(dots, width, height, ratio) {
  if (dots.canvas.width !== width || dots.canvas.height !== height || !dots.pixels) {
    dots.canvas.width = width;
    dots.canvas.height = height;
    dots.pixels = dots.ctx.createImageData(width, height);
    dots.words = new Uint32Array(dots.pixels.data.buffer);
  }
  dots.ratio = ratio;
  dots.words.fill(0);
}

function drawDots(dots, {px, py, seen, count, isFilled}, colour) {
  const {width, height} = dots.canvas;
  const [red, green, blue] = /^#(..)(..)(..)/.exec(colour).slice(1).map((part) => parseInt(part, 16));
  const word = new Uint32Array(new Uint8Array([red, green, blue, 255]).buffer)[0];
  const size = Math.max(1, Math.round((isFilled ? 2 : 1) * dots.ratio));
  for (let k = 0; k < count; ++k) {
    const left = Math.floor(px[seen[k]] * dots.ratio - size / 2);
    const top = Math.floor(py[seen[k]] * dots.ratio - size / 2);
    for (let y = Math.max(0, top); y < Math.min(height, top + size); ++y) {
      for (let x = Math.max(0, left); x < Math.min(width, left + size); ++x) {
        dots.words[y * width + x] = word;
      }
    }
  }
}

/** Draws fading trails, but no line across a world that wraps around. */
function drawTrails(ctx, layer, camera, colour, {frame, frames, wrap}) {
  const steps = Math.min(frames, frame);
  ctx.strokeStyle = colour;
  ctx.lineWidth = 1.25;
  // Dashes are slow to draw.
  if (!layer.isFilled && layer.count <= 200) ctx.setLineDash([3, 3]);
  const bands = steps > 3 ? 3 : 1;
  for (let band = 0; band < bands; ++band) {
    const newest = frame - Math.floor(band * steps / bands);
    const oldest = frame - Math.floor((band + 1) * steps / bands);
    ctx.globalAlpha = [0.6, 0.36, 0.18][band];
    inBatches(ctx, layer, (i) => addTrail(ctx, layer.flock, camera, i, oldest, newest, wrap), 'stroke');
  }
  ctx.globalAlpha = 1;
  ctx.setLineDash([]);
}

/** Adds the trail of one agent between two frames to the path. */
function addTrail(ctx, flock, camera, agent, oldest, newest, wrap) {
  const {agents, scale} = flock;
  const [xs, ys] = flock.columns;
  const halfWidth = wrap ? wrap.width / 2 : Infinity;
  const halfHeight = wrap ? wrap.height / 2 : Infinity;
  let x = NaN;
  let y = NaN;
  let lastX = NaN;
  let lastY = NaN;
  for (let frame = oldest; frame <= newest; ++frame) {
    const toX = xs[frame * agents + agent] / scale;
    const toY = ys[frame * agents + agent] / scale;
    if (!flock.isPlain(frame, agent)) {
      x = NaN;
      continue;
    }
    const goesOn = Math.abs(toX - x) <= halfWidth && Math.abs(toY - y) <= halfHeight;
    x = toX;
    y = toY;
    const px = camera.toX(x);
    const py = camera.toY(y);
    if (!goesOn) ctx.moveTo(px, py);
    else if (frame < newest && Math.abs(px - lastX) + Math.abs(py - lastY) < 2) continue;
    else ctx.lineTo(px, py);
    lastX = px;
    lastY = py;
  }
}

/** Draws lines from each agent's expected to its actual position, if they are distinct on the screen. */
function drawDifferences(ctx, expected, actual, colour, wrap, camera) {
  if (Math.max(expected.count, actual.count) > MOST_ARROWS) return;
  ctx.strokeStyle = colour;
  ctx.lineWidth = 1.25;
  const width = wrap ? wrap.width * camera.scale : 0;
  const height = wrap ? wrap.height * camera.scale : 0;
  const add = (from, to, i, isAgain) => {
    const dx = shortest(to.px[i] - from.px[i], width);
    const dy = shortest(to.py[i] - from.py[i], height);
    if (!(dx * dx + dy * dy > 1)) return;
    // From the other end, draw only what is not drawn in full yet: lines around the world, or from outside the view.
    const isDirect = dx === to.px[i] - from.px[i] && dy === to.py[i] - from.py[i];
    if (isAgain && isDirect && isSeen(to, i, camera)) return;
    ctx.moveTo(from.px[i], from.py[i]);
    ctx.lineTo(from.px[i] + dx, from.py[i] + dy);
  };
  inBatches(ctx, expected, (i) => add(expected, actual, i, false), 'stroke');
  inBatches(ctx, actual, (i) => add(actual, expected, i, true), 'stroke');
}
