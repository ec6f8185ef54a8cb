// Undo and redo: the moments before changes of the world.

const HISTORY_BYTES = 96e6;  // of frames; at least one moment is kept
const MOST_MOMENTS = 200;

class History {
  constructor() {
    this.past = [];
    this.future = [];
    this.gesture = null;
  }

  /** Keeps the moment before a change. Changes of one gesture are undone together. */
  keep(moment, gesture = null) {
    if (gesture === null || gesture !== this.gesture) this.past.push(moment);
    this.gesture = gesture;
    this.future = [];
    const bytes = () => this.past.reduce((sum, {timeline}) => sum + timeline.bytes, 0);
    while (this.past.length > 1 && (this.past.length > MOST_MOMENTS || bytes() > HISTORY_BYTES)) this.past.shift();
  }

  /** Returns the moment before the last change, or null; `now` is the moment to which redo() returns. */
  undo(now) { return this.swapped(this.past, this.future, now); }
  redo(now) { return this.swapped(this.future, this.past, now); }

  swapped(from, to, now) {
    this.gesture = null;
    if (from.length === 0) return null;
    to.push(now);
    return from.pop();
  }
}
