// What the parts of the page share: elements, files, texts that are copied and saved.

const element = (id) => document.getElementById(id);

/** A new element with attributes and children; `on...` members are listeners. */
function made(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith('on')) node.addEventListener(key.slice(2), value);
    else if (value === true) node.setAttribute(key, '');
    else if (value !== false && value !== null && value !== undefined) node.setAttribute(key, value);
  }
  node.append(...children);
  return node;
}

/** Told to those who see the page and to those who hear it. */
function say(text) {
  element('said').textContent = text;
}

async function copyText(text, what) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // A page from a file may not be allowed to: the old way asks nobody.
    const field = made('textarea', {class: 'unseen', 'aria-hidden': 'true'});
    field.value = text;
    (document.querySelector('dialog[open]') ?? document.body).append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
  }
  say(`${what} copied.`);
}

function saveText(text, name) {
  const address = URL.createObjectURL(new Blob([text], {type: 'text/plain'}));
  made('a', {href: address, download: name}).click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
  say(`${name} saved.`);
}

/** Has a text field take files: those that its button opens and those that are dropped on it. */
function takesFiles(field, button, taken = () => {}) {
  const picker = made('input', {type: 'file', hidden: true, 'aria-hidden': 'true', tabindex: '-1'});
  button.after(picker);
  const read = async (file) => {
    if (!file) return;
    field.value = await file.text();
    field.dispatchEvent(new Event('input'));
    taken(file.name);
  };
  button.addEventListener('click', () => picker.click());
  picker.addEventListener('change', () => {
    read(picker.files[0]);
    picker.value = '';
  });
  field.addEventListener('dragover', (event) => event.preventDefault());
  field.addEventListener('drop', (event) => {
    if (!event.dataTransfer.files.length) return;
    event.preventDefault();
    read(event.dataTransfer.files[0]);
  });
}

/** Calls `act` once things have been quiet for some milliseconds. */
function whenQuiet(act, milliseconds = 200) {
  let timer = 0;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(act, milliseconds);
  };
}

/** A word as a shell takes it. */
function shellWord(word) {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
