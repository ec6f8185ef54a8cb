// Buttons, mouse and touch.

/** Returns the actions of buttons and keys by name; main.js provides `app`. */
function makeActions(app) {
  const {replay, view, player, scene} = app;
  const {camera} = scene;
  return {
    play: () => player.toggle(),
    step: (frames) => {
      player.pause();
      player.go(view.frame + frames);
    },
    go: (frame) => {
      player.pause();
      player.go(frame);
    },
    jump: () => {
      if (replay.differenceFrame < 0) return;
      player.pause();
      player.go(replay.differenceFrame);
      if (replay.differenceAgent >= 0) app.select(replay.differenceAgent, true);
    },
    zoom: (factor) => {
      camera.zoom(factor);
      app.redraw();
    },
    pan: (dx, dy) => {
      app.setFollow(false);
      camera.pan(dx, dy);
      app.redraw();
    },
    fit: () => {
      app.setFollow(false);
      app.fit(boxOfFrame(replay, view.frame));
    },
    near: () => app.zoomToSelected(),
    follow: () => app.setFollow(!view.follow),
    show: (name) => app.toggle(name),
    select: (by) => app.selectNext(by),
    unselect: () => app.select(-1),
    speed: (by) => player.changeSpeed(by),
    theme: () => app.changeTheme(),
    help: () => app.showKeys(),
    loop: () => app.setLoop(!view.loop),
    share: () => app.share(),
  };
}

function connectButtons(app, actions) {
  const clicks = {
    first: () => actions.go(0), back: () => actions.step(-1), play: actions.play,
    forth: () => actions.step(1), last: () => actions.go(app.replay.frames - 1), jump: actions.jump,
    'zoom-in': () => actions.zoom(1.4), 'zoom-out': () => actions.zoom(1 / 1.4), fit: actions.fit,
    near: actions.near, follow: actions.follow, previous: () => actions.select(-1),
    next: () => actions.select(1), loop: actions.loop, 'share-open': actions.share, theme: actions.theme, help: actions.help,
    'keys-close': () => byId('keys').close(),
  };
  for (const [id, click] of Object.entries(clicks)) byId(id).addEventListener('click', click);
  for (const chip of document.querySelectorAll('.chip')) {
    chip.addEventListener('click', () => actions.show(chip.dataset.show));
  }
  byId('speed').addEventListener('change', () => app.player.setSpeed(Number(byId('speed').value)));
  byId('step').addEventListener('change', () => {
    actions.go(app.player.frameOfStep(Number(byId('step').value)));
    byId('step').value = String(app.replay.steps[app.view.frame]);
  });
  byId('agent').addEventListener('change', () => {
    const text = byId('agent').value;
    const agent = text === '' ? -1 : app.replay.placeOf(Number(text));
    app.select(agent, agent >= 0);
  });
}

/** Connects the mouse and touch: drag to pan, wheel or pinch to zoom, click to select. */
function connectScene(app, actions, canvas) {
  const {camera} = app.scene;
  const fingers = new Map();
  let moved = 0;
  const place = (event) => {
    const box = canvas.getBoundingClientRect();
    return {x: event.clientX - box.left, y: event.clientY - box.top};
  };
  const spread = () => {
    const [a, b] = [...fingers.values()];
    return {x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, size: Math.hypot(a.x - b.x, a.y - b.y)};
  };

  canvas.addEventListener('pointerdown', (event) => {
    if (event.button > 0) return;
    canvas.setPointerCapture(event.pointerId);
    if (fingers.size === 0) moved = 0;
    fingers.set(event.pointerId, place(event));
  });
  canvas.addEventListener('pointermove', (event) => {
    const from = fingers.get(event.pointerId);
    if (!from) return;
    const to = place(event);
    if (fingers.size >= 2) {
      const old = spread();
      fingers.set(event.pointerId, to);
      const now = spread();
      camera.zoom(now.size / Math.max(1, old.size), old.x, old.y);
      actions.pan(now.x - old.x, now.y - old.y);
      moved = Infinity;
      return;
    }
    moved += Math.hypot(to.x - from.x, to.y - from.y);
    fingers.set(event.pointerId, to);
    // A click with a slight movement is still a click.
    if (moved > 5) actions.pan(to.x - from.x, to.y - from.y);
  });
  const release = (event) => {
    if (!fingers.delete(event.pointerId) || event.type === 'pointercancel') return;
    if (fingers.size > 0 || moved > 5) return;
    const {x, y} = place(event);
    app.select(app.scene.pick(x, y, event.pointerType === 'mouse' ? 20 : 32));
  };
  canvas.addEventListener('pointerup', release);
  canvas.addEventListener('pointercancel', release);
  canvas.addEventListener('wheel', (event) => {
    event.preventDefault();
    const {x, y} = place(event);
    const lines = event.deltaMode === 1 ? 16 : 1;
    const factor = Math.exp(-Math.max(-240, Math.min(240, event.deltaY * lines)) * 0.0022);
    camera.zoom(factor, x, y);
    app.redraw();
  }, {passive: false});
}

function connectStrip(app, actions, element) {
  const goTo = (event) => {
    actions.go(app.strip.frameAt(event.clientX - element.getBoundingClientRect().left));
  };
  element.addEventListener('pointerdown', (event) => {
    if (event.button > 0) return;
    element.setPointerCapture(event.pointerId);
    goTo(event);
  });
  element.addEventListener('pointermove', (event) => {
    if (element.hasPointerCapture(event.pointerId)) goTo(event);
  });
}
