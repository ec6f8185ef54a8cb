// The engine of pages, run in Node from the same files.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';

/** The scripts of the engine, and the compressed module. */
export function engineFiles(root) {
  const script = ['build/wasm/module/module.js', 'src/playground/page/engine.js']
    .map((name) => readFileSync(join(root, name), 'utf8')).join('\n');
  return {script, packed: readFileSync(join(root, 'build/wasm/module/engine.wasm.gz'))};
}

/** Returns flocking as the page has it. */
export function engineInNode(root) {
  const {script, packed} = engineFiles(root);
  const make = new Function('require', '__dirname', '__filename', `${script}\nreturn makeFlocking;`)(
    createRequire(import.meta.url), root, '');
  return make(packed);
}
