// The steps that were shown since the world was last changed: back and forth without computing anew.

const TIMELINE_BYTES = 96e6;

class Timeline {
  constructor(first) {
    this.frames = [first];
    this.dropped = 0;  // older frames there was no room for
    this.steps = [];   // the time step that led to each frame but the first, from the very first on
    this.shown = 0;
  }

  get state() { return this.frames[this.shown - this.dropped]; }
  get last() { return this.dropped + this.frames.length - 1; }
  /** The time steps up to what is shown. */
  get stepsShown() { return this.steps.slice(0, this.shown); }
  get time() { return this.stepsShown.reduce((sum, dt) => sum + dt, 0); }

  push(state, dt) {
    this.frames.push(state);
    this.steps.push(dt);
    while (this.frames.length > 2 && this.frames.length * state.byteLength > TIMELINE_BYTES) {
      this.frames.shift();
      ++this.dropped;
    }
    this.shown = this.last;
  }

  /** Moves by so many frames, as far as there are any; returns whether it moved. */
  move(by) {
    const to = Math.min(Math.max(this.shown + by, this.dropped), this.last);
    const moved = to !== this.shown;
    this.shown = to;
    return moved;
  }
}
