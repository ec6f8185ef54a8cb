// Fields for all settings, built from the engine's table: for all agents, a group or one agent.

/** Returns the end of a slider if the table has no maximum: several times the default. */
function sliderOf(row) {
  const usual = Number(row.default) || 1;
  const least = row.least ?? (row.path.endsWith('weight') ? -2 * Math.abs(usual) : 0);
  const most = row.most ?? Math.max(10 * Math.abs(usual), least + 1);
  return {least, most, step: row.type === 'count' ? 1 : (most - least) / 200};
}

class Panel {
  constructor(play) {
    this.play = play;
    this.owner = '';
    this.fields = [];  // {path, show}
    this.parameters = PARAMETERS.map((_, index) => this.parameterField(index));
    element('panel-parameters').append(...this.parameters.map(({node}) => node));
    this.fillSettings();
    element('panel-owner').addEventListener('change', () => this.chooseOwner());
    element('panel-filter').addEventListener('input', () => this.filter());
    for (const name of ['x', 'y', 'vx', 'vy']) {
      element(`agent-${name}`).addEventListener('change', (event) => this.moveAgent(name, event.target));
    }
    element('agent-number').addEventListener('change', (event) => this.select(event.target.value));
    play.listen(() => this.show());
  }

  select(text) {
    const number = Number(text);
    const isAgent = text.trim() !== '' && Number.isInteger(number) && number >= 0 && number < this.play.world.count;
    this.play.selected = isAgent ? number : null;
    this.play.tell();
  }

  moveAgent(name, field) {
    const at = 4 * this.play.selected + ['x', 'y', 'vx', 'vy'].indexOf(name);
    const value = Number(field.value);
    if (field.value.trim() !== '' && Number.isFinite(value)) this.play.edit((world) => { world.agents[at] = value; });
    this.show();
  }

  /** A number with a slider beside it; `take` receives the text and the gesture of the slider. */
  numberControls(id, name, {least, most, step}, take, placeholder = '') {
    const slider = made('input', {type: 'range', min: least, max: most, step, 'aria-label': `${name}, slider`});
    const field = made('input', {type: 'text', inputmode: 'decimal', id, placeholder, autocomplete: 'off'});
    slider.addEventListener('input', () => {
      field.value = numberText(Number(Number(slider.value).toPrecision(4)));
      take(field.value, slider.gesture ??= {});
    });
    slider.addEventListener('change', () => { slider.gesture = null; });
    field.addEventListener('change', () => take(field.value.trim(), null));
    return {slider, field};
  }

  parameterField(index) {
    const {name, help, least = 0, most} = PARAMETERS[index];
    const {slider, field} = this.numberControls(`parameter-${name}`, name, {least, most, step: (most - least) / 200}, (text, gesture) => {
      this.play.edit((world) => { world.parameters[index] = text || '0'; }, gesture);
    });
    const node = made('div', {class: 'setting'}, made('label', {for: field.id, title: help}, made('b', {}, name), ` ${help}`),
      made('span', {class: 'controls'}, slider, field));
    return {node, show: () => {
      field.value = this.play.world.parameters[index];
      slider.value = field.value;
    }};
  }

  fillSettings() {
    const {table} = this.play;
    const list = element('panel-settings');
    const section = (title, rows) => {
      const box = made('details', {class: 'behavior', 'data-name': title}, made('summary', {}, title));
      for (const row of rows) box.append(this.settingField(row));
      list.append(box);
    };
    const plain = table.rows.filter((row) => !row.behavior && !row.path.startsWith('flock.') && row.type !== 'file');
    section('Whole simulation', plain.filter((row) => row.scope === 'simulation'));
    section('Every agent', plain.filter((row) => row.scope === 'agents'));
    for (const [name, rows] of table.behaviors()) section(name, rows);
  }

  settingField(row) {
    const id = `setting-${row.path}`;
    const take = (text, gesture = null) => {
      if (!this.play.edit((world) => world.set(this.pathOf(row), text), gesture)) this.show();
    };
    const controls = this.controlsOf(row, id, take);
    const node = made('div', {class: 'setting', 'data-path': row.path},
      made('label', {for: id, title: `${row.takes}${row.unit === '-' ? '' : `, in ${row.unit}`}`}, made('b', {}, row.path), ` ${row.help}`),
      made('span', {class: 'controls'}, ...controls.nodes));
    this.fields.push({row, node, show: controls.show});
    return node;
  }

  controlsOf(row, id, take) {
    const value = () => this.play.world.settings.get(this.pathOf(row)) ?? '';
    const choices = row.type === 'switch' ? ['true', 'false'] : row.choices;
    if (choices.length) {
      const field = made('select', {id, onchange: () => take(field.value)},
        made('option', {value: ''}, row.default ? `default (${row.default})` : 'not set'),
        ...choices.map((choice) => made('option', {value: choice}, choice)));
      return {nodes: [field], show: () => { field.value = value(); }};
    }
    if (row.type === 'number' || row.type === 'count') {
      const {slider, field} = this.numberControls(id, row.path, sliderOf(row), take, row.default);
      return {nodes: [slider, field], show: () => {
        field.value = value();
        slider.value = value() || row.default || 0;
      }};
    }
    const field = made('input', {id, type: 'text', placeholder: row.default, class: 'wide', autocomplete: 'off', spellcheck: 'false'});
    field.addEventListener('change', () => take(field.value.trim()));
    return {nodes: [field], show: () => { field.value = value(); }};
  }

  pathOf(row) {
    return row.scope === 'agents' ? this.owner + row.path : row.path;
  }

  chooseOwner() {
    this.owner = element('panel-owner').value;
    this.show();
  }

  /** The choice of the scope of settings: all, an existing group, the selected agent. */
  showOwners() {
    const {world, selected} = this.play;
    const choices = [['', 'all agents'], ...world.names('group').map((name) => [`group.${name}.`, `group ${name}`]),
      ...(selected === null ? [] : [[`agent.${selected}.`, `agent ${selected}`]])];
    const list = element('panel-owner');
    const text = JSON.stringify(choices);
    if (list.dataset.choices !== text) {
      list.dataset.choices = text;
      list.replaceChildren(...choices.map(([value, name]) => made('option', {value}, name)));
      if (!choices.some(([value]) => value === this.owner)) this.owner = '';
      list.value = this.owner;
    }
  }

  show() {
    this.showOwners();
    this.showAgent();
    if (this.shownWorld === this.play.world && this.shownOwner === this.owner) return;
    [this.shownWorld, this.shownOwner] = [this.play.world, this.owner];
    for (const {show} of [...this.parameters, ...this.fields]) show();
    const paths = new Set(this.play.world.settings.keys());
    for (const {row, node} of this.fields) node.classList.toggle('set', paths.has(this.pathOf(row)));
    for (const box of element('panel-settings').children) box.classList.toggle('set', box.querySelector('.setting.set') !== null);
  }

  showAgent() {
    const {selected, state} = this.play;
    element('agent-fields').hidden = selected === null;
    element('agent-number').value = selected ?? '';
    if (selected === null) return;
    ['x', 'y', 'vx', 'vy'].forEach((name, k) => {
      const field = element(`agent-${name}`);
      if (document.activeElement !== field || this.play.isPlaying) field.value = numberText(state[4 * selected + k]);
    });
  }

  filter() {
    const words = element('panel-filter').value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const {row, node} of this.fields) {
      const text = `${row.path} ${row.help}`.toLowerCase();
      node.hidden = !words.every((word) => text.includes(word));
    }
    for (const box of element('panel-settings').children) {
      box.hidden = box.querySelector('.setting:not([hidden])') === null;
      box.open = words.length > 0 && !box.hidden;
    }
  }
}
