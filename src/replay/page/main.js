// Creates the page and keeps it up to date.

function makeApp(replay) {
  const view = {
    frame: Math.max(0, replay.differenceFrame), selected: replay.differenceAgent, playing: false,
    speed: openingSpeed(replay.frames), follow: false, loop: false, colours: readColours(),
    show: {expected: true, actual: true, trails: true, radii: true, forces: true, world: true},
  };
  let isWaiting = false;
  let panelAt = 0;

  const app = {
    replay, view,
    /** Draws before the next repaint. */
    redraw() {
      if (isWaiting) return;
      isWaiting = true;
      requestAnimationFrame(() => {
        isWaiting = false;
        app.draw();
      });
    },
    draw() {
      if (view.follow || byId('scene').width > 0) app.scene.draw();
      app.strip.draw();
      showOutside();
      app.address?.changed();
    },
    /** Updates everything that depends on the frame, the selection, or playing. */
    update() {
      showTransport(app);
      // While playing, updates texts ten times a second, which is faster than people read.
      const now = performance.now();
      if (!view.playing || now - panelAt > 100) {
        panelAt = now;
        app.panel.update();
      }
      app.redraw();
    },
    select(agent, intoView = false) {
      view.selected = agent;
      if (agent >= 0 && intoView) bringIntoView(agent);
      app.update();
      say(agent >= 0 ? `Agent ${replay.idOf(agent)}` : 'No agent selected');
    },
    selectNext(by) {
      const count = replay.agents;
      if (count === 0) return;
      const from = view.selected < 0 ? (by > 0 ? -1 : 0) : view.selected;
      app.select((from + by + count) % count, true);
    },
    toggle(name) {
      if (name === 'actual' && !replay.actual) return;
      view.show[name] = !view.show[name];
      document.querySelector(`.chip[data-show="${name}"]`)
        .setAttribute('aria-pressed', String(view.show[name]));
      app.redraw();
    },
    setLoop(on) {
      view.loop = on;
      byId('loop').setAttribute('aria-pressed', String(on));
    },
    /** Shows a measure in the strip. */
    setMeasure(name) {
      const measure = app.measures.find((one) => one.name === name);
      measureAll(replay, measure, () => {
        app.strip.measure(measure);
        showTransport(app);
        app.redraw();
      });
      app.strip.measure(measure);
      app.update();
    },
    setFollow(on) {
      view.follow = on;
      byId('follow').setAttribute('aria-pressed', String(on));
      app.redraw();
    },
    fit(box) {
      app.scene.camera.fit(isEmpty(box) ? {left: 0, right: 0, bottom: 0, top: 0} : box, lonelySpan());
      app.redraw();
    },
    zoomToSelected() {
      if (view.selected >= 0) zoomTo(view.selected);
    },
    changeTheme() {
      app.setTheme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark');
    },
    setTheme(theme) {
      document.documentElement.dataset.theme = theme;
      view.colours = readColours();
      app.update();
    },
    showKeys() {
      if (!byId('keys').open) byId('keys').showModal();
    },
  };

  // Returns the visible span if all agents are at one position.
  function lonelySpan() {
    const radii = replay.agents > 0 ? radiiOf(replay, 0).map(({radius}) => radius) : [];
    const most = Math.max(0, ...radii.filter(Number.isFinite));
    return most > 0 ? 2.5 * most : 10;
  }

  function placesOf(agent) {
    const box = emptyBox();
    for (const flock of [replay.expected, replay.actual]) {
      if (flock) extend(box, flock.value(view.frame, agent, 0), flock.value(view.frame, agent, 1));
    }
    return box;
  }

  function bringIntoView(agent) {
    const {camera} = app.scene;
    const x = replay.expected.value(view.frame, agent, 0);
    const y = replay.expected.value(view.frame, agent, 1);
    if (!Number.isFinite(x) || !Number.isFinite(y)) return;
    // An agent that was thrown too far is not followed: there is nothing to see next to it.
    const home = homeOf(replay);
    if (Math.abs(x - home.x) > home.reach || Math.abs(y - home.y) > home.reach) return;
    const [px, py] = [camera.toX(x), camera.toY(y)];
    if (px > 30 && px < camera.width - 30 && py > camera.covered + 20 && py < camera.height - 30) return;
    camera.x = x;
    camera.y = y;
  }

  // Zooms to all radii of the agent first; on a second call, to the difference between its two positions.
  function zoomTo(agent) {
    const box = placesOf(agent);
    if (isEmpty(box)) return;
    const reach = Math.max(0, ...radiiOf(replay, agent).map(({radius}) => radius)) || lonelySpan() / 2;
    const {camera} = app.scene;
    const wide = {left: box.left - reach, right: box.right + reach, bottom: box.bottom - reach,
      top: box.top + reach};
    const apart = sizeOf(box);
    const [x, y, scale] = [camera.x, camera.y, camera.scale];
    app.setFollow(false);
    app.fit(wide);
    const wasThere = Math.abs(camera.scale / scale - 1) < 0.01 &&
      Math.hypot(camera.x - x, camera.y - y) * scale < 2;
    if (!wasThere || !(apart > 0)) return;
    app.fit({left: box.left - apart, right: box.right + apart, bottom: box.bottom - apart,
      top: box.top + apart});
  }

  function showOutside() {
    const {unseen} = app.scene;
    byId('outside').hidden = unseen === '';
    if (byId('outside').textContent !== unseen) byId('outside').textContent = unseen;
  }

  return app;
}

/** Announces a text to screen readers. */
function say(text) {
  byId('said').textContent = text;
}

function showTransport(app) {
  const {replay, view, strip} = app;
  const step = replay.steps[view.frame] ?? 0;
  document.documentElement.dataset.playing = String(view.playing);
  byId('play').setAttribute('aria-label', view.playing ? 'Pause' : 'Play');
  if (document.activeElement !== byId('step')) byId('step').value = String(step);
  byId('speed').value = String(view.speed);
  byId('readout').textContent = `of ${countText(replay.steps[replay.frames - 1] ?? 0)}` +
    (replay.facts.stride > 1 ? `, every ${replay.facts.stride}th` : '') +
    `  \u00b7  time ${shortNumber(replay.times[view.frame] ?? 0, 5)}`;
  byId('strip-value').textContent = strip.words(view.frame);
  const slider = byId('strip');
  slider.setAttribute('aria-valuenow', String(view.frame));
  const title = byId('measure').selectedOptions[0]?.textContent.split(',')[0].toLowerCase() ?? '';
  slider.setAttribute('aria-valuetext', `step ${step}, ${title} ${strip.words(view.frame)}`);
  if (!view.playing) byId('scene').setAttribute('aria-label', `Flock after step ${step}`);
}

/** Shows what never changes: title, verdict, notes, the limits of controls. */
function showFacts(replay) {
  const {facts} = replay;
  byId('title').textContent = printable(facts.title) || 'Replay';
  byId('subtitle').textContent = [counted(facts.agents, 'agent'), counted(facts.steps, 'step'),
    `rules ${printable(facts.rules)}`, printable(facts.program ?? '')].filter(Boolean).join('  \u00b7  ');
  showVerdict(facts, replay);
  const notes = notesOf(replay);
  byId('notes').hidden = notes.length === 0;
  byId('notes').replaceChildren(...notes.map((note) => element('li', '', note)));
  byId('facts-list').replaceChildren(...aboutOf(replay).flatMap(
    ([name, value]) => [element('dt', '', name), element('dd', '', value)]));
  byId('step').max = String(replay.steps[replay.frames - 1] ?? 0);
  byId('strip').setAttribute('aria-valuemax', String(Math.max(0, replay.frames - 1)));
  byId('speed').replaceChildren(...SPEEDS.map((speed) => {
    const option = element('option', '', `${speed} frames/s`);
    option.value = String(speed);
    return option;
  }));
  for (const name of ['actual', 'forces', 'world']) hideChip(name, replay);
  // A single flock is not called the expected one.
  if (replay.actual) return;
  byId('flock-name').textContent = 'Flock';
  document.querySelector('.chip[data-show="expected"]').title = 'Flock (e)';
  byId('column-name').textContent = 'Printed';
}

/** Fills the list of measures. */
function showMeasures(app) {
  app.measures = measuresOf(app.replay);
  byId('measure').replaceChildren(...app.measures.map(({name, title}) => {
    const option = element('option', '', title);
    option.value = name;
    return option;
  }));
  byId('measure').addEventListener('change', () => app.setMeasure(byId('measure').value));
}

function hideChip(name, replay) {
  const isThere = {actual: replay.actual, forces: replay.forces.length > 0,
    world: replay.worlds.some((world) => !isEmpty(worldBox(world)))}[name];
  document.querySelector(`.chip[data-show="${name}"]`).hidden = !isThere;
}

function showVerdict(facts, replay) {
  if (!facts.actual) return;
  byId('verdict').hidden = false;
  const short = facts.verdict?.short ?? (facts.difference ? 'DIFF' : 'SAME');
  byId('badge').textContent = printable(short);
  byId('badge').title = printable(facts.verdict?.words ?? '');
  byId('badge').classList.add(short === 'AC' || short === 'SAME' ? 'good' : 'bad');
  const {difference} = facts;
  byId('jump').hidden = replay.differenceFrame < 0;
  const finding = byId('finding');
  if (!difference) {
    finding.textContent = printable(facts.verdict?.words ?? 'no difference');
    return;
  }
  const value = (text) => element('b', 'number', text === null || text === undefined || text === '' ?
    'nothing' : printable(text));
  const where = difference.line ? ` (line ${difference.line}, column ${difference.column})` : '';
  finding.replaceChildren(`First difference: step ${difference.step}, agent ${difference.agent}, ` +
    `${printable(difference.field)}: expected `, value(difference.expected), ', found ',
    value(difference.actual), element('span', 'quiet', where));
}

function connectSizes(app) {
  const {camera} = app.scene;
  const measure = () => {
    const box = byId('view').getBoundingClientRect();
    camera.width = Math.max(1, box.width);
    camera.height = Math.max(1, box.height);
    camera.covered = document.querySelector('.chips').getBoundingClientRect().bottom - box.top;
    const strip = byId('strip').getBoundingClientRect();
    app.strip.resize(Math.max(1, strip.width), Math.max(1, strip.height));
  };
  measure();
  new ResizeObserver(() => {
    measure();
    app.draw();
  }).observe(byId('view'));
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change',
    (event) => app.setTheme(event.matches ? 'dark' : 'light'));
}

async function start() {
  const replay = await openReplay(byId('facts').textContent, byId('state').textContent);
  const app = makeApp(replay);
  showFacts(replay);
  app.scene = makeScene(replay, app.view, byId('scene'));
  app.strip = makeStrip(replay, app.view, byId('strip'), byId('strip-canvas'));
  showMeasures(app);
  showGroups(replay);
  app.player = makePlayer(replay, app.view, () => app.update());
  app.panel = makePanel(replay, app.view, (agent) => app.select(agent, true));
  showExplanation(replay, (frame, agent) => {
    app.player.pause();
    app.player.go(frame);
    app.select(agent, true);
  });
  document.documentElement.dataset.state = 'ready';
  connectSizes(app);
  app.share = connectShare(app);
  const actions = makeActions(app);
  connectButtons(app, actions);
  connectScene(app, actions, byId('scene'));
  connectStrip(app, actions, byId('strip'));
  connectKeys(actions);
  const opening = replay.frames > 0 ? openingBox(replay, app.view.frame) : {box: emptyBox()};
  app.fit(opening.box);
  if (opening.follows) app.setFollow(true);
  if (app.view.selected >= 0) app.select(app.view.selected, true);
  goToAddress(app, location.hash);
  app.address = makeAddress(app);
  app.update();
  app.draw();
  return app;
}

function tellProblem(error) {
  document.documentElement.dataset.state = 'failed';
  byId('problem').hidden = false;
  byId('problem').textContent = `This replay cannot be shown. ${printable(error.message)}`;
}

let opened = null;
const ready = start().then((app) => { opened = app; }, (error) => {
  tellProblem(error);
  throw error;
});
ready.catch(() => {});

/** The state of the page as plain data, for tests. */
window.flockingReplay = Object.freeze({
  ready,
  /** Returns the calculation of one agent's step, for the flock of "rules" or "program". */
  calculation(frame, agent, source = 'rules') {
    const made = calculationOf(opened.replay, source, frame, agent);
    if (made.why) return {why: made.why};
    return plainData(made, opened.replay.actual ? impliedRows(opened.replay, made, frame, agent) : []);
  },
  /** Returns the numbers x, y, vx, vy of the flock as computed; null if the page has them only as printed. */
  exact(frame, agent) {
    const {exact, agents} = opened.replay;
    return exact && exact.columns.map((column) => column[frame * agents + agent]);
  },
  state() {
    if (!opened) return null;
    const {replay, view, scene, panel} = opened;
    const {x, y, scale, width, height} = scene.camera;
    return {
      frame: view.frame, frames: replay.frames, step: replay.steps[view.frame],
      selected: view.selected < 0 ? null : replay.idOf(view.selected),
      playing: view.playing, speed: view.speed, follow: view.follow, show: {...view.show},
      camera: {x, y, scale, width, height}, shown: panel.shown, outside: scene.outside,
      measure: opened.strip.name, value: opened.strip.words(view.frame), loop: view.loop,
      calculation: panel.calculation.shown,
    };
  },
});
