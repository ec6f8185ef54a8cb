'use strict';
// Runs the user's own program for the module, without a sandbox.
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const {MessageChannel, Worker, receiveMessageOnPort} = require('node:worker_threads');
const {modulePath, modulePaths} = require('./host_names.js');

let thread = null;

/** Starts the thread that runs programs; `turn` counts its replies. */
function startedThread() {
  const {port1, port2} = new MessageChannel();
  const turn = new Int32Array(new SharedArrayBuffer(4));
  new Worker(path.join(__dirname, 'run_worker.js'), {workerData: {port: port2, turn}, transferList: [port2]});
  return {port: port1, turn};
}

/** Runs a program and waits for its end. `request` and the reply are bytes: see src/wasm/plain_runner.cpp. */
function runProgram(request) {
  thread ??= startedThread();
  const {port, turn} = thread;
  const before = Atomics.load(turn, 0);
  port.postMessage(request);
  Atomics.wait(turn, 0, before);
  return receiveMessageOnPort(port).message;
}

/** Makes a folder that is removed when this process ends. */
function privateFolder() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'flocking-'));
  process.on('exit', () => fs.rmSync(folder, {recursive: true, force: true}));
  return Buffer.from(modulePath(folder));
}

/** Host functions of the command line, beside those in node_engine.js. */
const services = {
  runsPrograms: () => new Uint8Array(0),
  runProgram,
  privateFolder,
  searchPath: () => Buffer.from(modulePaths(process.env.PATH ?? '')),
};

/** Returns the command line with '/' in the name of the program after --, which Windows writes with '\\'. */
function portableArguments(args) {
  const program = args.indexOf('--') + 1;
  if (process.platform !== 'win32' || program === 0) return args;
  return args.map((word, i) => (i === program ? word.replaceAll('\\', '/') : word));
}

module.exports = {portableArguments, services};
