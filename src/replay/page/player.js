// Time: which frame is shown, playing, speed.

const SPEEDS = [1, 2, 5, 10, 20, 30, 60, 120, 240];

/** `changed` is called when the frame or playing or speed became another. */
function makePlayer(replay, view, changed) {
  let last = 0;
  let owed = 0;

  const player = {
    go(frame) {
      const to = Math.min(replay.frames - 1, Math.max(0, Math.round(frame) || 0));
      if (to === view.frame) return;
      view.frame = to;
      changed();
    },
    /** The frame of a step, or the nearest that is in the page. */
    frameOfStep(step) {
      const {steps} = replay;
      let low = 0;
      let high = steps.length - 1;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (steps[middle] < step) low = middle + 1;
        else high = middle;
      }
      return low > 0 && step - steps[low - 1] < steps[low] - step ? low - 1 : low;
    },
    toggle() {
      if (view.playing) return player.pause();
      if (replay.frames < 2) return;
      if (view.frame >= replay.frames - 1) view.frame = 0;
      view.playing = true;
      last = 0;
      owed = 0;
      requestAnimationFrame(tick);
      changed();
    },
    pause() {
      if (!view.playing) return;
      view.playing = false;
      changed();
    },
    setSpeed(speed) {
      view.speed = speed;
      changed();
    },
    changeSpeed(by) {
      const index = SPEEDS.indexOf(view.speed) + by;
      player.setSpeed(SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, index))]);
    },
  };

  // In a loop the last frame is seen as long as any other; then it is the start's turn again.
  function tick(now) {
    if (!view.playing) return;
    // A page that was hidden does not catch up with a leap.
    owed += last ? Math.min(250, now - last) * view.speed / 1000 : 0;
    last = now;
    const whole = Math.floor(owed);
    owed -= whole;
    const isAtEnd = view.frame >= replay.frames - 1;
    if (whole > 0 && isAtEnd && view.loop) player.go(0);
    else if (whole > 0) player.go(view.frame + whole);
    if (view.frame >= replay.frames - 1 && !view.loop) return player.pause();
    requestAnimationFrame(tick);
  }

  return player;
}

/** The whole replay takes about twenty seconds, unless that is very slow or very fast. */
function openingSpeed(frames) {
  const wanted = Math.min(60, Math.max(2, frames / 20));
  return SPEEDS.find((speed) => speed >= wanted) ?? 60;
}
