// One of the two flocks: its numbers, and its texts as printed.

/**
 * Returns a flock. `spec` is facts.expected or facts.actual; `columns` are four columns of integers, frame by frame;
 * `start`, if given, is the flock that provides frame 0.
 */
function makeFlock({spec, columns, frames, agents, steps, ids, start = null}) {
  const scale = Math.pow(10, spec.decimals);
  const spellings = makeSpellings(spec.spelled ?? []);
  const ends = spec.ends_at ?? null;
  const endsAtFrame = ends ? steps.findIndex((step) => step >= ends.step) : -1;
  const cut = ends ? placeOfEnd(ends, ids, agents) : 0;

  // Returns how many values of a frame exist, counted agent by agent.
  const present = (frame) => {
    if (endsAtFrame < 0 || frame < endsAtFrame) return 4 * agents;
    return frame === endsAtFrame && steps[frame] === ends.step ? cut : 0;
  };

  const flock = {
    spec, columns, scale, frames, agents,
    missingFrom: endsAtFrame < 0 ? frames : endsAtFrame,
    /** The first frame that may have numbers spelled in another way, since later texts were left out. */
    uncertainFrom: spec.respelled ? spellings.lastFrame : frames,

    /** Stores the values of a frame in `into`, one array per field; NaN for missing values. */
    fill(frame, into, fields = 4) {
      if (start && frame === 0) return start.fill(0, into, fields);
      const from = frame * agents;
      for (let field = 0; field < fields; ++field) {
        const column = columns[field];
        const out = into[field];
        for (let a = 0; a < agents; ++a) out[a] = column[from + a] / scale;
      }
      spellings.forEach(frame, (place, text) => {
        if ((place & 3) < fields) into[place & 3][place >> 2] = numberOf(text);
      });
      for (let place = present(frame); place < 4 * agents; ++place) {
        if ((place & 3) < fields) into[place & 3][place >> 2] = NaN;
      }
      return into;
    },

    /** Returns the printed text; null if it is missing. */
    text(frame, agent, field) {
      if (start && frame === 0) return start.text(0, agent, field);
      const place = 4 * agent + field;
      if (place >= present(frame)) return null;
      return spellings.at(frame, place) ??
        decimalText(columns[field][frame * agents + agent], spec.decimals);
    },

    value(frame, agent, field) {
      const text = flock.text(frame, agent, field);
      return text === null ? NaN : numberOf(text);
    },

    /** Returns true if a column's number is the position: false if it is missing or has a spelling. */
    isPlain(frame, agent) {
      if (start && frame === 0) return start.isPlain(0, agent);
      if (4 * agent + 1 >= present(frame)) return false;
      return spellings.at(frame, 4 * agent) === undefined &&
        spellings.at(frame, 4 * agent + 1) === undefined;
    },
  };
  return flock;
}

/**
 * Returns the values that were printed differently from their numbers, from [frame, agent, field, text, frames]: one
 * text may hold for many frames, such as "nan".
 */
function makeSpellings(rows) {
  const runs = new Map();  // per position: {from, end, text}, ascending
  let lastFrame = 0;
  for (const [from, agent, field, text, frames = 1] of rows) {
    const place = 4 * agent + field;
    if (!runs.has(place)) runs.set(place, []);
    runs.get(place).push({from, end: from + frames, text: String(text)});
    lastFrame = Math.max(lastFrame, from + frames - 1);
  }
  const textIn = (list, frame) => {
    let low = 0;
    let high = list.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (list[middle].end <= frame) low = middle + 1;
      else high = middle;
    }
    return low < list.length && list[low].from <= frame ? list[low].text : undefined;
  };
  return {
    lastFrame,
    at: (frame, place) => runs.has(place) ? textIn(runs.get(place), frame) : undefined,
    forEach(frame, take) {
      for (const [place, list] of runs) {
        const text = textIn(list, frame);
        if (text !== undefined) take(place, text);
      }
    },
  };
}

// Returns how many values of the last frame come before the first missing one.
function placeOfEnd(ends, ids, agents) {
  const field = Math.max(0, FIELDS.indexOf(ends.field));
  if (!ids) return 4 * Math.min(agents, ends.agent) + (ends.agent < agents ? field : 0);
  const place = ids.findIndex((id) => id >= ends.agent);
  if (place < 0) return 4 * agents;
  return 4 * place + (ids[place] === ends.agent ? field : 0);
}

/** Returns four columns of `agents` numbers, for Flock.fill. */
function makeFrameValues(agents) {
  return FIELDS.map(() => new Float64Array(agents));
}
