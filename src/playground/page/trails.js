// The trails of agents, drawn pixel by pixel: cheaper than paths if the browser has no graphics card.

const TRAIL_STEPS = 36;
const TRAIL_STRIDE = 3;     // steps between the points of a trail
const TRAIL_OPACITY = 190;  // of the newest part, of 255

/** Thin lines in an image as large as a canvas. Where lines cross, the more opaque one is seen. */
class LineImage {
  constructor() {
    this.canvas = document.createElement('canvas');
    this.context = this.canvas.getContext('2d');
  }

  clear(width, height) {
    if (this.width !== width || this.height !== height) {
      Object.assign(this, {width, height});
      Object.assign(this.canvas, {width, height});
      this.image = this.context.createImageData(width, height);
      this.words = new Uint32Array(this.image.data.buffer);
    }
    this.words.fill(0);
  }

  /**
   * Draws a line, if it is inside the image; the two pixels beside it share its opacity. `colour` has blue, green, red
   * from the highest bits.
   */
  line(x, y, toX, toY, colour, opacity) {
    const {words, width} = this;
    const isInside = Math.min(x, toX) >= 1 && Math.min(y, toY) >= 1 &&
      Math.max(x, toX) < width - 2 && Math.max(y, toY) < this.height - 2;
    if (!isInside) return;
    const isSteep = Math.abs(toY - y) > Math.abs(toX - x);
    const length = Math.ceil(Math.max(Math.abs(toX - x), Math.abs(toY - y)));
    const [dx, dy, beside] = [(toX - x) / (length || 1), (toY - y) / (length || 1), isSteep ? 1 : width];
    for (let k = 0; k <= length; ++k, x += dx, y += dy) {
      // Not negative: `| 0` rounds down.
      const column = (isSteep ? x : x + 0.5) | 0;
      const row = (isSteep ? y + 0.5 : y) | 0;
      const far = opacity * (isSteep ? x - column : y - row) | 0;
      const near = opacity - far;
      const at = row * width + column;
      if (near > words[at] >>> 24) words[at] = near << 24 | colour;
      if (far > words[at + beside] >>> 24) words[at + beside] = far << 24 | colour;
    }
  }
}

/** Returns the number of a colour "#rrggbb" in the words of an image. */
function colourWord(text) {
  const [red, green, blue] = /^#(..)(..)(..)/.exec(text).slice(1).map((part) => parseInt(part, 16));
  return blue << 16 | green << 8 | red;
}

/** Returns the states between which trails are drawn. */
function trailStates(timeline) {
  const states = [];
  const first = Math.max(timeline.dropped, timeline.shown - TRAIL_STEPS);
  // Points at multiples of the stride: a trail does not flicker while its agent moves.
  for (let step = Math.ceil(first / TRAIL_STRIDE) * TRAIL_STRIDE; step < timeline.shown; step += TRAIL_STRIDE) {
    states.push(timeline.stateAt(step));
  }
  return [...states, timeline.state];
}

/** Draws the recent way of each agent, fading with age, without lines across a world that wraps around. */
function drawTrails(picture, timeline, kinds, wrap) {
  const {canvas, context, camera, colours} = picture;
  const image = picture.trails ??= new LineImage();
  image.clear(canvas.width, canvas.height);
  const ratio = canvas.width / camera.width;
  const [halfWidth, halfHeight] = wrap ? numbersIn(wrap).map((size) => size / 2) : [Infinity, Infinity];
  const words = Array.from({length: 7}, (_, k) => colourWord(colours[`group-${k + 1}`]));
  const states = trailStates(timeline);
  for (let k = 1; k < states.length; ++k) {
    const [from, to] = [states[k - 1], states[k]];
    const opacity = Math.round(TRAIL_OPACITY * k / states.length);
    for (let i = 0; i < to.length; i += 4) {
      if (Math.abs(to[i] - from[i]) > halfWidth || Math.abs(to[i + 1] - from[i + 1]) > halfHeight) continue;
      image.line(ratio * camera.across(from[i]), ratio * camera.down(from[i + 1]), ratio * camera.across(to[i]),
        ratio * camera.down(to[i + 1]), words[kinds[i / 4] % 7], opacity);
    }
  }
  image.context.putImageData(image.image, 0, 0);
  context.drawImage(image.canvas, 0, 0, camera.width, camera.height);
}
