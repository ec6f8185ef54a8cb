// Opens the page: light or dark, the engine, the parts.

function useTheme(changed) {
  const root = document.documentElement;
  element('theme').addEventListener('click', () => {
    root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
    changed();
  });
}

/** Tabs: arrows go from one to the other. */
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

/** The live flock's steps so far as a replay, at the step and the agent that are shown. */
function showCalculation(play, replay) {
  play.pause();
  const {world, timeline, selected} = play;
  const message = replay.show(['--scenario', 'scenario.toml'], {...world.files, 'scenario.toml': world.scenarioText(),
    'case.in': world.inputText(timeline.stepsShown)}, {step: timeline.shown, agent: selected});
  element('play-error').textContent = message;
  element('play-error').hidden = message === '';
}

async function openPlay(flocking) {
  const play = new Play(flocking);
  const editor = play.editor = new Editor(play);
  new Gestures(play, editor);
  new Transport(play);
  new NewFlock(play);
  new Panel(play);
  const takeAlong = new TakeAlong(play);
  const resize = () => {
    play.picture.resize();
    play.draw();
  };
  play.load(presetWorld(flocking, PRESETS[0]), {dt: PRESETS[0].dt});
  new ResizeObserver(resize).observe(element('scene'));
  play.picture.resize();
  play.fit();
  try {
    await takeAlong.fromAddress();
  } catch (error) {
    element('play-error').textContent = `The link does not say a world: ${error.message}`;
    element('play-error').hidden = false;
  }
  return play;
}

async function open() {
  const flocking = await makeFlocking(packedEngine());
  window.flocking = flocking;
  const play = await openPlay(flocking);
  const replay = new ReplayView(flocking);
  new Check(flocking, replay);
  new FolderCheck(flocking, replay);
  element('play-replay').addEventListener('click', () => showCalculation(play, replay));
  useTheme(() => {
    play.picture.readColours();
    play.draw();
  });
  useTabs((name) => {
    if (name === 'play') play.draw();
    else play.pause();
  });
  window.flockingPlayground.play = play;
  window.flockingPlayground.firstFrame = performance.now();
  document.documentElement.dataset.state = 'ready';
}

function fail(error) {
  document.documentElement.dataset.state = 'failed';
  element('problem').textContent = `This page needs a browser with WebAssembly and DecompressionStream ` +
    `(Chrome 80, Firefox 113, Safari 16.4 or newer): ${error.message}`;
  element('problem').hidden = false;
}

window.flockingPlayground = {};
window.flockingPlayground.ready = open().catch(fail);
