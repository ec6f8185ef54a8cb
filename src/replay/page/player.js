// Time: the current frame, playing, speed.

const SPEEDS = [1, 2, 5, 10, 20, 30, 60, 120, 240];

/** Returns the player, which calls `changed` when the frame, the speed, or playing changed. */
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
    /** Returns the frame of a step, or the nearest one in the page. */
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

  // In a loop, the last frame is shown as long as any other before the start follows.
  function tick(now) {
    if (!view.playing) return;
    // A page that was hidden does not skip ahead to catch up.
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

/** Returns a speed at which the whole replay takes about twenty seconds, unless that is very slow or very fast. */
function openingSpeed(frames) {
  const wanted = Math.min(60, Math.max(2, frames / 20));
  return SPEEDS.find((speed) => speed >= wanted) ?? 60;
}
