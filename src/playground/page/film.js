// Films of the steps so far: a WebM by the browser's recorder; gif.js writes animations.

/** Returns a type of films that the browser can record; undefined if there is none. */
function filmType() {
  if (typeof MediaRecorder === 'undefined' || !HTMLCanvasElement.prototype.captureStream) return undefined;
  return ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm'].find((type) => MediaRecorder.isTypeSupported(type));
}

const nextFrame = () => new Promise((done) => { requestAnimationFrame(done); });

/** The steps from the first that is still stored to the one that is shown. */
class Reel {
  constructor(play, progressed) {
    Object.assign(this, {play, progressed, isStopped: false, isDiscarded: false});
    this.timeline = play.timeline;
    this.end = this.timeline.shown;
  }

  stop() { this.isStopped = true; }
  discard() { this.isStopped = this.isDiscarded = true; }

  /** Draws every `stride`th step and calls `act` after each, at most `most` times; then shows the last step again. */
  async run(act, stride = 1, most = Infinity) {
    const {play, timeline, end} = this;
    const first = timeline.dropped;
    for (let step = first, drawn = 0; step <= end && drawn < most && !this.isStopped; step += stride, ++drawn) {
      await nextFrame();
      if (play.timeline !== timeline) break;
      timeline.shown = step;
      play.draw();
      this.progressed((step - first) / (end - first));
      await act();
    }
    timeline.shown = end;
    play.draw();
  }
}

/** Returns the film of a reel. */
async function webmOf(reel) {
  const {canvas} = reel.play.picture;
  const recorder = new MediaRecorder(canvas.captureStream(), {mimeType: filmType(), videoBitsPerSecond: 6e6});
  const parts = [];
  const arrives = (name) => new Promise((done) => { recorder.addEventListener(name, done, {once: true}); });
  recorder.addEventListener('dataavailable', ({data}) => parts.push(data));
  const begins = arrives('start');
  recorder.start();
  // Some browsers begin only once the canvas has changed.
  reel.play.draw();
  await begins;
  await reel.run(() => {});
  // The recorder takes a moment for the last pictures.
  await new Promise((done) => { setTimeout(done, 300); });
  const ends = arrives('stop');
  recorder.stop();
  await ends;
  return new Blob(parts, {type: 'video/webm'});
}
