// Helpers shared by the parts of the page: elements, files, copying and saving text.

const element = (id) => document.getElementById(id);

/** Returns a new element with attributes and children; `on...` members are listeners. */
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

/** Shows a message, also to screen readers. */
function say(text) {
  element('said').textContent = text;
}

async function copyText(text, what) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // A page opened from a file may lack permission; the old method needs none.
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

/** Makes a text field accept files: from its button and by drag and drop. */
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

/** Calls `act` once no call has come for some milliseconds. */
function whenQuiet(act, milliseconds = 200) {
  let timer = 0;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(act, milliseconds);
  };
}

/** Quotes a word for a shell. */
function shellWord(word) {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
