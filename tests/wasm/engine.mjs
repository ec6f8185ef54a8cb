// The engine of pages, in Node: the same files.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';

/** The scripts of the engine, and the compressed module. */
export function engineFiles(root) {
  const folder = join(root, 'src/playground');
  const script = ['module/module.js', 'page/engine.js'].map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  return {script, packed: readFileSync(join(folder, 'module/engine.wasm.gz'))};
}

/** flocking, as the page has it. */
export function engineInNode(root) {
  const {script, packed} = engineFiles(root);
  const make = new Function('require', '__dirname', '__filename', `${script}\nreturn makeFlocking;`)(
    createRequire(import.meta.url), root, '');
  return make(packed);
}
