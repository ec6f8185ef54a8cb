// Reads texts of imported files: from a folder, files, or a zip archive.

/** Returns the files of a zip archive: [path, promise of bytes]. Skips files that are neither stored nor deflated. */
function filesInZip(buffer) {
  const view = new DataView(buffer);
  let end = buffer.byteLength - 22;
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) --end;
  if (end < 0) throw new Error('this is no zip archive');
  const found = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0 && view.getUint32(at, true) === 0x02014b50; --left) {
    const [method, size] = [view.getUint16(at + 10, true), view.getUint32(at + 20, true)];
    const [nameSize, extraSize, noteSize] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const header = view.getUint32(at + 42, true);
    const name = new TextDecoder().decode(new Uint8Array(buffer, at + 46, nameSize));
    const begin = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
    const packed = new Uint8Array(buffer, begin, size);
    if (!name.endsWith('/') && (method === 0 || method === 8)) {
      found.push([name, method === 0 ? packed : through(packed, new DecompressionStream('deflate-raw'))]);
    }
    at += 46 + nameSize + extraSize + noteSize;
  }
  return found;
}

/** Returns all files below the dropped items, as [path, File]. */
async function filesBelow(entry, path = '') {
  if (entry.isFile) return [[path + entry.name, await new Promise((done, fail) => entry.file(done, fail))]];
  const reader = entry.createReader();
  const found = [];
  for (;;) {
    const some = await new Promise((done, fail) => reader.readEntries(done, fail));
    if (!some.length) return found;
    for (const inner of some) found.push(...await filesBelow(inner, `${path}${entry.name}/`));
  }
}

/** Opens archives among [path, File]; returns {path: bytes} without the folders that all paths share. */
async function openedFiles(given) {
  const files = [];
  for (const [path, file] of given) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!/\.zip$/i.test(path)) files.push([path, bytes]);
    else for (const [name, content] of filesInZip(bytes.buffer)) files.push([name, await content]);
  }
  const kept = files.filter(([path]) => !/(^|\/)(\.|__MACOSX)/.test(path));
  const parts = kept.map(([path]) => path.split('/'));
  let common = 0;
  while (parts.length && parts.every((part) => part.length > common + 1 && part[common] === parts[0][common])) ++common;
  return Object.fromEntries(kept.map(([path, bytes]) => [path.split('/').slice(common).join('/'), bytes]));
}

/** Reads the items of a drop before its event ends. */
function droppedFiles(event) {
  const entries = [...event.dataTransfer.items].map((item) => item.webkitGetAsEntry?.()).filter(Boolean);
  if (entries.length) return Promise.all(entries.map((entry) => filesBelow(entry))).then((lists) => lists.flat());
  return Promise.resolve([...event.dataTransfer.files].map((file) => [file.webkitRelativePath || file.name, file]));
}
