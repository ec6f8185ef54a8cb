// The strip: the distance between the flocks in each frame, or the speed of the flock; and the current frame.

const STRIP_LEFT = 52;
const STRIP_RIGHT = 10;
const STRIP_TOP = 12;
const STRIP_BOTTOM = 18;

function makeStrip(replay, view, element, canvas) {
  const {frames} = replay;
  let values = replay.strip;
  let isError = replay.actual !== null;
  let range = isError ? errorRange(replay) : plainRange(values);
  const size = {width: 0, height: 0};
  let columns = [];

  const inner = () => Math.max(1, size.width - STRIP_LEFT - STRIP_RIGHT);
  const xOf = (frame) => STRIP_LEFT + (frame + 0.5) / frames * inner();
  const yOf = (value) => {
    const bottom = size.height - STRIP_BOTTOM;
    if (value === Infinity) return STRIP_TOP;
    return bottom - Math.min(1, Math.max(0, range.place(value))) * (bottom - STRIP_TOP - 4);
  };

  const strip = {
    get isError() { return isError; },
    name: 'error',
    /** Shows another measure; call it again as more values are known. */
    measure({name, values: all}) {
      values = all;
      strip.name = name;
      isError = name === 'error';
      range = isError ? errorRange(replay) : plainRange(values);
      strip.resize(size.width, size.height);
    },
    resize(width, height) {
      Object.assign(size, {width, height});
      columns = columnsOf(values, Math.min(frames, Math.ceil(inner())));
    },
    frameAt(px) {
      const frame = Math.floor((px - STRIP_LEFT) / inner() * frames);
      return Math.min(frames - 1, Math.max(0, frame));
    },
    /** Returns the value at a frame in words. */
    words(frame) {
      if (isError && frame >= replay.actual.missingFrom) return 'missing';
      if (values[frame] === Infinity) return 'not a number';
      return shortNumber(values[frame]);
    },
    draw() {
      const ctx = preparedContext(canvas, size.width, size.height);
      const {colours} = view;
      ctx.clearRect(0, 0, size.width, size.height);
      drawScaleOfStrip(ctx, colours);
      drawColumns(ctx, colours);
      drawMissing(ctx, colours);
      drawSteps(ctx, colours);
      if (replay.differenceFrame >= 0) drawFlag(ctx, xOf(replay.differenceFrame), colours);
      drawCursor(ctx, xOf(view.frame), colours);
    },
  };

  function drawScaleOfStrip(ctx, colours) {
    ctx.font = '11px system-ui, sans-serif';
    ctx.textAlign = 'right';
    ctx.textBaseline = 'middle';
    let lowest = Infinity;
    for (const {value, text} of range.marks) {
      const y = Math.round(yOf(value)) + 0.5;
      ctx.strokeStyle = value === 0 || value === range.tolerance ? colours.axis : colours.grid;
      ctx.setLineDash(value === range.tolerance ? [4, 3] : []);
      ctx.beginPath();
      ctx.moveTo(STRIP_LEFT, y);
      ctx.lineTo(size.width - STRIP_RIGHT, y);
      ctx.stroke();
      ctx.setLineDash([]);
      if (lowest - y < 12) continue;
      lowest = y;
      ctx.fillStyle = colours.label;
      ctx.fillText(text, STRIP_LEFT - 7, y);
    }
  }

  // Draws an area with a line on top, in the error colour above the tolerance and in a calm colour below.
  function drawColumns(ctx, colours) {
    const width = inner() / columns.length;
    const bottom = size.height - STRIP_BOTTOM;
    for (const isAbove of [false, true]) {
      const area = new Path2D();
      const top = new Path2D();
      columns.forEach((value, i) => {
        if (!(value > 0) || (value > range.limit) !== isAbove) return;
        const x = STRIP_LEFT + i * width;
        const y = yOf(value);
        area.rect(x, y, width, bottom - y);
        const before = i > 0 && columns[i - 1] > 0 ? yOf(columns[i - 1]) : bottom;
        top.moveTo(x, Math.abs(before - y) < 40 ? before : y);
        top.lineTo(x, y);
        top.lineTo(x + width, y);
      });
      ctx.fillStyle = ctx.strokeStyle = isError && isAbove ? colours.error : colours.calm;
      ctx.globalAlpha = 0.28;
      ctx.fill(area);
      ctx.globalAlpha = 1;
      ctx.lineWidth = 2;
      ctx.stroke(top);
      ctx.lineWidth = 1;
    }
  }

  // Marks the part where the program printed nothing.
  function drawMissing(ctx, colours) {
    const from = isError ? replay.actual.missingFrom : frames;
    if (from >= frames) return;
    const left = STRIP_LEFT + from / frames * inner();
    const right = size.width - STRIP_RIGHT;
    const bottom = size.height - STRIP_BOTTOM;
    ctx.save();
    ctx.beginPath();
    ctx.rect(left, STRIP_TOP, right - left, bottom - STRIP_TOP);
    ctx.fillStyle = colours.back;
    ctx.fill();
    ctx.clip();
    ctx.strokeStyle = colours.label;
    ctx.globalAlpha = 0.5;
    ctx.beginPath();
    for (let x = left - 80; x < right; x += 8) {
      ctx.moveTo(x, bottom);
      ctx.lineTo(x + bottom - STRIP_TOP, STRIP_TOP);
    }
    ctx.stroke();
    ctx.restore();
  }

  function drawSteps(ctx, colours) {
    const every = Math.max(1, niceStep(70 * frames / inner()));
    ctx.textAlign = 'center';
    ctx.textBaseline = 'alphabetic';
    ctx.fillStyle = colours.label;
    for (let frame = 0; frame < frames; frame += every) {
      const text = String(replay.steps[frame]);
      if (xOf(frame) < size.width - 8 - 4 * text.length) {
        ctx.fillText(text, xOf(frame), size.height - 4);
      }
    }
  }

  function drawFlag(ctx, x, colours) {
    ctx.strokeStyle = colours.wrong;
    ctx.fillStyle = colours.wrong;
    ctx.lineWidth = 1.5;
    ctx.beginPath();
    ctx.moveTo(x, 1);
    ctx.lineTo(x, size.height - STRIP_BOTTOM);
    ctx.stroke();
    ctx.beginPath();
    ctx.moveTo(x, 0);
    ctx.lineTo(x + 10, 4.5);
    ctx.lineTo(x, 9);
    ctx.fill();
    ctx.lineWidth = 1;
  }

  function drawCursor(ctx, x, colours) {
    ctx.strokeStyle = colours.back;
    ctx.lineWidth = 5;
    const bottom = size.height - STRIP_BOTTOM + 3;
    const line = () => {
      ctx.beginPath();
      ctx.moveTo(x, 2);
      ctx.lineTo(x, bottom);
      ctx.stroke();
    };
    line();
    ctx.strokeStyle = colours.ink;
    ctx.fillStyle = colours.ink;
    ctx.lineWidth = 2;
    line();
    ctx.beginPath();
    ctx.arc(x, bottom, 4, 0, 2 * Math.PI);
    ctx.fill();
    ctx.lineWidth = 1;
  }

  return strip;
}

// Returns the largest value of each of `count` equal parts.
function columnsOf(values, count) {
  const columns = new Array(count).fill(0);
  for (let i = 0; i < count; ++i) {
    const end = Math.max(Math.floor(i / count * values.length) + 1,
      Math.floor((i + 1) / count * values.length));
    for (let f = Math.floor(i / count * values.length); f < end; ++f) {
      columns[i] = Math.max(columns[i], values[f]);
    }
  }
  return columns;
}

// Returns the range of a logarithmic scale: errors range from a last digit to the size of the world.
function errorRange(replay) {
  const finite = Array.from(replay.strip).filter((value) => value > 0 && value < Infinity);
  const tolerance = Math.max(0, numberOf(replay.tolerance ?? '') || 0);
  const unit = Math.pow(10, -replay.expected.spec.decimals);
  const least = tolerance || finite.reduce((a, b) => Math.min(a, b), unit);
  const most = finite.reduce((a, b) => Math.max(a, b), 10 * least);
  const low = Math.log10(least) - 1;
  const high = Math.max(low + 2, Math.log10(most));
  const marks = [];
  const every = Math.max(1, Math.ceil((high - low) / 4));
  for (let power = Math.ceil(low + 0.5); power <= high; power += every) {
    marks.push({value: Math.pow(10, power), text: tickText(Math.pow(10, power), Math.pow(10, power))});
  }
  if (tolerance > 0) {
    const text = shortNumber(tolerance);
    marks.unshift({value: tolerance, text});
  }
  return {tolerance, limit: tolerance * (1 + 1e-9), marks: marksApart(marks),
    place: (value) => value > 0 ? (Math.log10(value) - low) / (high - low) : 0};
}

// Removes marks that are close to an earlier one.
function marksApart(marks) {
  return marks.filter(({value}, i) =>
    !marks.some((other, k) => k < i && Math.abs(Math.log10(other.value / value)) < 0.3))
    .sort((a, b) => a.value - b.value);
}

function plainRange(values) {
  const most = values.reduce((a, b) => Math.max(a, b), 0) || 1;
  const step = niceStep(most / 2);
  const marks = [];
  for (let i = 0; i * step <= most; ++i) marks.push({value: i * step, text: tickText(i * step, step)});
  return {tolerance: NaN, limit: Infinity, marks, place: (value) => value / most};
}
