// The keyboard. The dialog of keys is made from the same table.

const KEYS = [
  {keys: [' '], told: 'space', does: 'Play or pause', act: (a) => a.play()},
  {keys: ['ArrowLeft', 'ArrowRight'], told: '\u2190 \u2192', does: 'One frame back or forward',
    act: (a, event) => a.step((event.key === 'ArrowLeft' ? -1 : 1) * (event.shiftKey ? 10 : 1))},
  {keys: [], told: 'shift \u2190 \u2192', does: 'Ten frames back or forward'},
  {keys: ['Home'], told: 'Home', does: 'To the start', act: (a) => a.go(0)},
  {keys: ['End'], told: 'End', does: 'To the end', act: (a) => a.go(Infinity)},
  {keys: [',', '<'], told: ',', does: 'Slower', act: (a) => a.speed(-1)},
  {keys: ['.', '>'], told: '.', does: 'Faster', act: (a) => a.speed(1)},
  {keys: ['d'], told: 'd', does: 'To the first difference', act: (a) => a.jump()},
  {keys: ['n', ']'], told: 'n  ]', does: 'Next agent', act: (a) => a.select(1)},
  {keys: ['p', '['], told: 'p  [', does: 'Agent before', act: (a) => a.select(-1)},
  {keys: ['Escape'], told: 'Esc', does: 'Select no agent', act: (a) => a.unselect()},
  {keys: ['+', '='], told: '+', does: 'Zoom in', act: (a) => a.zoom(1.25)},
  {keys: ['-', '_'], told: '\u2212', does: 'Zoom out', act: (a) => a.zoom(1 / 1.25)},
  {keys: ['h', 'j', 'k', 'l'], told: 'h j k l', does: 'Pan left, down, up, right',
    act: (a, event) => a.pan(...{h: [60, 0], j: [0, -60], k: [0, 60], l: [-60, 0]}[event.key])},
  {keys: ['f', '0'], told: 'f  0', does: 'Fit all into view', act: (a) => a.fit()},
  {keys: ['z'], told: 'z', does: 'Zoom to the selected agent; press again to zoom to its difference',
    act: (a) => a.near()},
  {keys: ['c'], told: 'c', does: 'Follow the selected agent, or the flock', act: (a) => a.follow()},
  {keys: ['e'], told: 'e', does: 'Expected flock', act: (a) => a.show('expected')},
  {keys: ['a'], told: 'a', does: 'Actual flock', act: (a) => a.show('actual')},
  {keys: ['t'], told: 't', does: 'Trails', act: (a) => a.show('trails')},
  {keys: ['r'], told: 'r', does: 'Radii and neighbours', act: (a) => a.show('radii')},
  {keys: ['o'], told: 'o', does: 'Forces', act: (a) => a.show('forces')},
  {keys: ['w'], told: 'w', does: 'World', act: (a) => a.show('world')},
  {keys: ['q'], told: 'q', does: 'Play in a loop', act: (a) => a.loop()},
  {keys: ['s'], told: 's', does: 'Share: address, picture, film, numbers', act: (a) => a.share()},
  {keys: ['m'], told: 'm', does: 'Light or dark', act: (a) => a.theme()},
  {keys: ['?'], told: '?', does: 'These keys', act: (a) => a.help()},
];

const SLIDER_KEYS = {ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10};

function connectKeys(actions) {
  const rows = new Map(KEYS.flatMap((row) => row.keys.map((key) => [key, row])));
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
    const {target} = event;
    if (target.matches('input, select, textarea')) return;
    if (target.id === 'strip' && event.key in SLIDER_KEYS) {
      event.preventDefault();
      return actions.step(SLIDER_KEYS[event.key]);
    }
    // The space bar presses a focused button, as on other pages.
    if (event.key === ' ' && target.matches('button, summary')) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const row = rows.get(key);
    if (!row) return;
    event.preventDefault();
    row.act(actions, {key, shiftKey: event.shiftKey});
  });
  const list = byId('keys-list');
  for (const {told, does} of KEYS) {
    const term = element('dt');
    for (const part of told.split(/ +/)) term.append(element('kbd', '', part), ' ');
    list.append(term, element('dd', '', does));
  }
}
