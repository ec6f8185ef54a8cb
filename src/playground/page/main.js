// Starts the page: theme, engine, parts.

function useTheme(changed) {
  const root = document.documentElement;
  element('theme').addEventListener('click', () => {
    root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
    changed();
  });
}

/** Tabs; arrow keys switch between them. */
function useTabs(shown) {
  const tabs = [...document.querySelectorAll('[role="tab"]')];
  const choose = (tab, focus) => {
    for (const one of tabs) {
      one.setAttribute('aria-selected', one === tab);
      one.tabIndex = one === tab ? 0 : -1;
      element(one.getAttribute('aria-controls')).hidden = one !== tab;
    }
    document.documentElement.dataset.tab = tab.getAttribute('aria-controls');
    if (focus) tab.focus();
    shown(tab.getAttribute('aria-controls'));
  };
  tabs.forEach((tab, index) => {
    tab.addEventListener('click', () => choose(tab, false));
    tab.addEventListener('keydown', (event) => {
      if (!['ArrowLeft', 'ArrowRight'].includes(event.key)) return;
      choose(tabs[(index + (event.key === 'ArrowRight' ? 1 : tabs.length - 1)) % tabs.length], true);
    });
  });
}

function packedEngine() {
  const text = atob(element('engine').textContent.trim());
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; ++i) bytes[i] = text.charCodeAt(i);
  return bytes;
}

/** Shows the steps so far as a replay, at the current step and the selected agent. */
function showCalculation(play, replay) {
  play.pause();
  const {world, timeline, selected} = play;
  const message = replay.show(['--scenario', 'scenario.toml'], {...world.files, 'scenario.toml': world.scenarioText(),
    'case.in': world.inputText(timeline.stepsShown)}, {step: timeline.shown, agent: selected});
  play.tellError(message);
}

async function openPlay(flocking) {
  const play = new Play(flocking);
  const editor = play.editor = new Editor(play);
  new Gestures(play, editor);
  play.marks = new Marks(play);
  const worlds = new Worlds(play);
  new Transport(play);
  new NewFlock(play);
  new Panel(play);
  const exchange = new Exchange(play);
  const resize = () => {
    play.picture.resize();
    play.draw();
  };
  worlds.open(PRESETS[0]);
  new ResizeObserver(resize).observe(element('scene'));
  play.picture.resize();
  play.fit();
  let isFromAddress = false;
  try {
    isFromAddress = await exchange.fromAddress();
  } catch (error) {
    play.tellError(`The link contains no valid world: ${error.message}`);
  }
  play.history = new History();
  play.tell();
  // A link shows a moment. Otherwise the flock moves, unless the user prefers less motion.
  if (!isFromAddress && !matchMedia('(prefers-reduced-motion: reduce)').matches) play.play();
  return {play, worlds};
}

async function open() {
  const packed = packedEngine();
  const flocking = await makeFlocking(packed);
  window.flocking = flocking;
  const {play, worlds} = await openPlay(flocking);
  const replay = new ReplayView(flocking);
  new Check(flocking, replay);
  new FolderCheck(flocking, replay, new FolderExplanation(new Background(packed)));
  element('play-replay').addEventListener('click', () => showCalculation(play, replay));
  useTheme(() => {
    play.picture.readColours();
    play.draw();
    worlds.redraw();
  });
  useTabs((name) => {
    if (name === 'play') play.draw();
    else play.pause();
  });
  window.flockingPlayground.play = play;
  window.flockingPlayground.pictures = worlds.draw();
  window.flockingPlayground.firstFrame = performance.now();
  document.documentElement.dataset.state = 'ready';
}

function fail(error) {
  document.documentElement.dataset.state = 'failed';
  element('problem').textContent = `This page needs a browser with WebAssembly and DecompressionStream ` +
    `(Chrome 80, Firefox 113, Safari 16.4 or newer): ${error.message}`;
  element('problem').hidden = false;
}

// Workers run the same script.
if (typeof window === 'undefined') {
  serveInBackground();
} else {
  window.flockingPlayground = {};
  window.flockingPlayground.ready = open().catch(fail);
}
