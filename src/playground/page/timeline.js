// The frames since the last change of the world: moves back and forth without computing them again.

const TIMELINE_BYTES = 96e6;

/** Returns the size of a frame: {state, forces}, with the forces of each behaviour or null. */
function frameBytes({state, forces}) {
  return state.byteLength + (forces ?? []).reduce((sum, {on}) => sum + on.byteLength, 0);
}

class Timeline {
  constructor(first) {
    this.frames = [{state: first, forces: null}];
    this.bytes = first.byteLength;
    this.dropped = 0;  // older frames, removed to save memory
    this.steps = [];   // the time steps of all frames but the first, including dropped ones
    this.shown = 0;
  }

  get state() { return this.stateAt(this.shown); }
  /** Returns the forces in the step to the current frame; null if they were not recorded. */
  get forces() { return this.frames[this.shown - this.dropped].forces; }
  get last() { return this.dropped + this.frames.length - 1; }
  /** Returns the time steps up to the current frame. */
  get stepsShown() { return this.steps.slice(0, this.shown); }

  stateAt(step) { return this.frames[step - this.dropped].state; }

  push(state, dt, forces = null) {
    this.frames.push({state, forces});
    this.bytes += frameBytes(this.frames.at(-1));
    this.steps.push(dt);
    while (this.frames.length > 2 && this.bytes > TIMELINE_BYTES) {
      this.bytes -= frameBytes(this.frames.shift());
      ++this.dropped;
    }
    this.shown = this.last;
  }

  /** Moves by a number of frames, as far as they exist; returns true if it moved. */
  move(by) {
    const to = Math.min(Math.max(this.shown + by, this.dropped), this.last);
    const moved = to !== this.shown;
    this.shown = to;
    return moved;
  }
}
