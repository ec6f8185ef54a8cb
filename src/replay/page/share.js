// Ways to share: an address of the current view, a picture, a film, numbers.

/** Returns the part of the address after #: step, agent and view. */
function addressOf({replay, view, scene}) {
  const {x, y, scale} = scene.camera;
  const parts = [`step=${replay.steps[view.frame]}`];
  if (view.selected >= 0) parts.push(`agent=${replay.idOf(view.selected)}`);
  parts.push(`view=${[x, y, scale].map((value) => Number(value.toPrecision(7))).join(',')}`);
  const hidden = Object.entries(view.show).filter(([, is]) => !is).map(([name]) => name);
  if (hidden.length > 0) parts.push(`without=${hidden.join(',')}`);
  return `#${parts.join('&')}`;
}

/** Goes to the step, agent and view of an address. Ignores invalid and unknown parts. */
function goToAddress(app, hash) {
  const told = new URLSearchParams(hash.replace(/^#/, ''));
  const {replay, view, scene} = app;
  if (!told.has('step') && !told.has('agent') && !told.has('view')) return false;
  const step = Number(told.get('step') || NaN);
  if (Number.isFinite(step)) view.frame = app.player.frameOfStep(step);
  if (told.has('step')) view.selected = told.has('agent') ? replay.placeOf(Number(told.get('agent'))) : -1;
  for (const name of (told.get('without') ?? '').split(',')) if (view.show[name] === true) app.toggle(name);
  const [x, y, scale] = (told.get('view') ?? '').split(',').map(Number);
  if ([x, y, scale].every(Number.isFinite) && scale > 0) {
    app.setFollow(false);
    Object.assign(scene.camera, {x, y, scale: Math.min(MOST_SCALE, Math.max(LEAST_SCALE, scale))});
  }
  app.update();
  return true;
}

/** Updates the address shortly after the view has changed. */
function makeAddress(app) {
  let waiting = 0;
  let own = location.hash;
  window.addEventListener('hashchange', () => {
    if (location.hash === own) return;
    own = location.hash;
    goToAddress(app, own);
  });
  return {
    changed() {
      if (waiting || app.view.playing) return;
      waiting = setTimeout(() => {
        waiting = 0;
        // The user has just changed the address: it takes precedence.
        if (location.hash !== own) return;
        own = addressOf(app);
        // A page embedded in another page has no separate address.
        if (own !== location.hash && location.protocol !== 'about:') history.replaceState(null, '', own);
      }, 250);
    },
  };
}

/** Offers a download. */
function saveAs(blob, name) {
  const link = element('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

/** Returns a name for files of this page. */
function fileStem({facts}) {
  return (facts.title || 'replay').replace(/\.\w+$/, '').replace(/[^\w.-]+/g, '_').slice(0, 60) || 'replay';
}

function savePicture(app) {
  app.draw();
  byId('scene').toBlob((blob) => saveAs(blob, `${fileStem(app.replay)}-step${app.replay.steps[app.view.frame]}.png`));
}

const FILM_HEAD_BYTES = 1000;

/** Plays from the start to the end and records the drawing. Returns a promise of the film. */
function filmOf(app) {
  const stream = byId('scene').captureStream(30);
  const type = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm']
    .find((one) => MediaRecorder.isTypeSupported(one));
  if (!type) throw new Error('This browser cannot record films.');
  const recorder = new MediaRecorder(stream, {mimeType: type, videoBitsPerSecond: 6e6});
  const parts = [];
  let bytes = 0;
  recorder.addEventListener('dataavailable', (event) => {
    parts.push(event.data);
    bytes += event.data.size;
  });
  return new Promise((done) => {
    recorder.addEventListener('stop', () => done(new Blob(parts, {type: 'video/webm'})));
    // Frames shown before recording has begun would be missing.
    let hasBegun = false;
    recorder.addEventListener('start', () => {
      hasBegun = true;
      app.player.toggle();
    }, {once: true});
    app.player.pause();
    app.player.go(0);
    app.view.loop = false;
    recorder.start(100);
    app.draw();
    let waits = 0;  // counts waiting after the last step, while a slow machine has recorded only the header of the film
    const watch = setInterval(() => {
      if (app.view.playing || !hasBegun) return;
      app.draw();
      if (bytes < FILM_HEAD_BYTES && ++waits < 200) return;
      clearInterval(watch);
      setTimeout(() => recorder.stop(), 200);
    }, 50);
  });
}

/** Returns a cell of CSV. A foreign text must not become a formula. */
function csvCell(text) {
  const safe = /^[=+@\t\r-]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

/** Returns rows of frames and agents as CSV, with the printed values of both flocks. */
function csvOf(replay, frames, agents) {
  const flocks = replay.actual ? [['expected_', replay.expected], ['actual_', replay.actual]] : [['', replay.expected]];
  const lines = [['step', 'time', 'agent', ...flocks.flatMap(([name]) => FIELDS.map((field) => name + field))]];
  for (const frame of frames) {
    for (const agent of agents) {
      lines.push([String(replay.steps[frame]), String(replay.times[frame]), String(replay.idOf(agent)),
        ...flocks.flatMap(([, flock]) => FIELDS.map((_, k) => printable(flock.text(frame, agent, k))))]);
    }
  }
  return lines.map((cells) => cells.map(csvCell).join(',')).join('\n') + '\n';
}

function saveNumbers(app, isOfAgent) {
  const {replay, view} = app;
  const text = isOfAgent ? csvOf(replay, range(replay.frames), [view.selected]) :
    csvOf(replay, [view.frame], range(replay.agents));
  const what = isOfAgent ? `agent${replay.idOf(view.selected)}` : `step${replay.steps[view.frame]}`;
  saveAs(new Blob([text], {type: 'text/csv'}), `${fileStem(replay)}-${what}.csv`);
}

/** Connects the buttons of the dialog. */
function connectShare(app) {
  const note = byId('share-note');
  const clicks = {
    'share-address': async () => {
      const address = location.href.replace(/#.*/, '') + addressOf(app);
      byId('share-text').value = address;
      byId('share-text').hidden = false;
      byId('share-text').select();
      await navigator.clipboard?.writeText(address).catch(() => {});
      note.textContent = 'This address opens the page at this step, agent and view.';
    },
    'share-picture': () => savePicture(app),
    'share-film': async () => {
      byId('share').close();
      saveAs(await filmOf(app), `${fileStem(app.replay)}.webm`);
    },
    'share-step': () => saveNumbers(app, false),
    'share-agent': () => saveNumbers(app, true),
    'share-close': () => byId('share').close(),
  };
  for (const [id, click] of Object.entries(clicks)) {
    byId(id).addEventListener('click', async () => {
      try {
        await click();
      } catch (error) {
        note.textContent = error.message;
      }
    });
  }
  return () => {
    byId('share-agent').disabled = app.view.selected < 0;
    note.textContent = '';
    if (!byId('share').open) byId('share').showModal();
  };
}
