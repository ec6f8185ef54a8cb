// Playing: buttons, keys, speed, undo.

const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 4, 8];

class Transport {
  constructor(play) {
    this.play = play;
    const act = {
      'play-first': () => play.restart(),
      'play-back': () => { play.pause(); play.back(); play.tell(); },
      'play-toggle': () => (play.isPlaying ? play.pause() : play.play()),
      'play-forth': () => { play.pause(); play.step(); play.tell(); },
      'play-undo': () => play.undo(),
      'play-redo': () => play.redo(),
      'play-fit': () => play.fit(),
      'play-in': () => this.zoom(1.25),
      'play-out': () => this.zoom(0.8),
    };
    for (const [id, run] of Object.entries(act)) element(id).addEventListener('click', run);
    this.fillChoices();
    element('play-dt').addEventListener('change', () => this.takeStep());
    element('play-seed').addEventListener('change', () => {
      play.edit((world) => world.set('seed', element('play-seed').value.trim()));
      play.tell();
    });
    play.listen(() => {
      element('play-dt').value = numberText(play.dt);
      element('play-seed').value = play.world.settings.get('seed') ?? '';
      element('play-toggle').setAttribute('aria-label', play.isPlaying ? 'Pause' : 'Play');
      // Not disabled, since that would take the focus away.
      element('play-undo').setAttribute('aria-disabled', play.history.past.length === 0);
      element('play-redo').setAttribute('aria-disabled', play.history.future.length === 0);
    });
    document.addEventListener('keydown', (event) => this.key(event, act));
  }

  zoom(factor) {
    const {camera} = this.play.picture;
    camera.zoom(factor, camera.width / 2, camera.height / 2);
    this.play.draw();
  }

  fillChoices() {
    const speed = element('play-speed');
    for (const value of SPEEDS) speed.append(made('option', {value, selected: value === 1}, `${value}×`));
    speed.addEventListener('change', () => { this.play.speed = Number(speed.value); });
  }

  takeStep() {
    const dt = Number(element('play-dt').value);
    if (Number.isFinite(dt) && element('play-dt').value.trim() !== '') this.play.dt = dt;
    element('play-dt').value = numberText(this.play.dt);
  }

  key(event, act) {
    if (event.altKey || element('play').hidden || document.querySelector('dialog[open]')) return;
    if (event.ctrlKey || event.metaKey) {
      const id = {z: event.shiftKey ? 'play-redo' : 'play-undo', y: 'play-redo'}[event.key.toLowerCase()];
      // Text fields undo their own text.
      if (!id || event.target.matches('textarea, input[type=text], input[type=search]')) return;
      event.preventDefault();
      act[id]();
      return;
    }
    if (/^(INPUT|TEXTAREA|SELECT|BUTTON|SUMMARY|A)$/.test(event.target.tagName)) return;
    const ids = {' ': 'play-toggle', ',': 'play-back', '.': 'play-forth', Home: 'play-first', f: 'play-fit',
      '+': 'play-in', '-': 'play-out'};
    if (!ids[event.key]) return;
    event.preventDefault();
    act[ids[event.key]]();
  }
}
