'use strict';
// The engine in Node: the package's module, compiled once, and its host functions.
const fs = require('node:fs');
const path = require('node:path');
const v8 = require('node:v8');
const {Command, engineOf} = require('./engine.js');

const read = (name) => fs.readFileSync(path.join(__dirname, name));

let compiled = null;
function compiledEngine() {
  // A command uses a tenth of the functions, so compile them when they are called.
  for (const flag of ['--wasm-lazy-compilation', '--wasm-lazy-validation']) v8.setFlagsFromString(flag);
  compiled ??= new WebAssembly.Module(read('engine.wasm'));
  return compiled;
}

/** The page of `flocking playground`, with the engine of this package. */
function playgroundPage() {
  const [before, after] = read('playground.html').toString('utf8').split('{{engine}}');
  return Buffer.from(before + read('engine.wasm.gz').toString('base64') + after);
}

/** Host functions for the module: they take and return bytes. */
const services = {
  // Node's zlib writes other bytes than zlib itself.
  deflate: (bytes) => require('./pako_deflate.min.js').deflate(bytes),
  hasPlayground: () => new Uint8Array(0),
  playgroundPage,
};

/** Returns a command with its own streams and files; the host may have `more` functions. */
const newCommand = (more = {}) => new Command(compiledEngine(), {...services, ...more});

module.exports = {newCommand, engine: () => engineOf(() => newCommand())};
