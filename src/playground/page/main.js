// Opens the page: light or dark, the engine, the parts.

function useTheme() {
  const root = document.documentElement;
  element('theme').addEventListener('click', () => {
    root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
  });
}

function packedEngine() {
  const text = atob(element('engine').textContent.trim());
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; ++i) bytes[i] = text.charCodeAt(i);
  return bytes;
}

async function open() {
  useTheme();
  const flocking = await makeFlocking(packedEngine());
  window.flocking = flocking;
  new Check(flocking);
  document.documentElement.dataset.state = 'ready';
}

function fail(error) {
  document.documentElement.dataset.state = 'failed';
  element('problem').textContent = `This page needs a browser with WebAssembly and DecompressionStream ` +
    `(Chrome 80, Firefox 113, Safari 16.4 or newer): ${error.message}`;
  element('problem').hidden = false;
}

window.flockingPlayground = {ready: open().catch(fail)};
