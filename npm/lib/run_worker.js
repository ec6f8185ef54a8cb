'use strict';
// A thread that runs programs for the main thread, which waits meanwhile: one program at a time, with limits for its
// time and its output. Messages are bytes in the format of src/base/packing.h.
const {execFile, spawn} = require('node:child_process');
const {constants, tmpdir} = require('node:os');
const {existsSync} = require('node:fs');
const {workerData} = require('node:worker_threads');
const {ERRNO, existingPath, hostPath} = require('./host_names.js');

/** Signals of Linux by number, from 1; other systems have other numbers. */
const SIGNALS = ['HUP', 'INT', 'QUIT', 'ILL', 'TRAP', 'ABRT', 'BUS', 'FPE', 'KILL', 'USR1', 'SEGV', 'USR2', 'PIPE',
  'ALRM', 'TERM', 'STKFLT', 'CHLD', 'CONT', 'STOP', 'TSTP', 'TTIN', 'TTOU', 'URG', 'XCPU', 'XFSZ', 'VTALRM', 'PROF',
  'WINCH', 'IO', 'PWR', 'SYS'].map((name) => `SIG${name}`);
/** Exit statuses with which Windows ends a program that crashed, and the signal for the same on Linux. */
const CRASHES = {0xC0000005: 'SIGSEGV', 0xC00000FD: 'SIGSEGV', 0xC0000094: 'SIGFPE', 0xC000001D: 'SIGILL'};
const MS = 1000;
/** How long to wait for the output that other processes of an ended program still hold open. */
const PATIENCE_MS = 200;
const MEASURE_PAUSE_MS = 200;

/** Reads what Packer writes, in the same order. */
class Unpacker {
  constructor(bytes) {
    this.left = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  word() {
    const end = this.left.indexOf(0);
    const word = this.left.toString('utf8', 0, end);
    this.left = this.left.subarray(end + 1);
    return word;
  }

  number() { return Number(this.word()); }

  words() { return Array.from({length: this.number()}, () => this.word()); }

  bytes() {
    const size = this.number();
    return this.left.subarray(0, size);
  }
}

function packed({error = 0, signaled = false, code = 0, over = '', cpu = 0, wall = 0, output = [], errors = []}) {
  const streams = [output, errors].map((chunks) => Buffer.concat(chunks));
  const words = [error, ...(error ? [] : [Number(signaled), code,
    ...['output', 'cpu', 'wall'].map((limit) => Number(over === limit)), cpu, wall])];
  const parts = words.map((word) => Buffer.from(`${word}\0`));
  if (!error) parts.push(...streams.flatMap((bytes) => [Buffer.from(`${bytes.length}\0`), bytes]));
  return Buffer.concat(parts);
}

/** Calls `use` with the standard output of a program of the system; with '' if there is no such program. */
function ask(program, args, use) {
  execFile(program, args, {windowsHide: true}, (error, text) => use(error ? '' : text));
}

/** Calls `use` with the processes {pid, seconds} below and including `pid`: their processor time, as far as known. */
function withTree(pid, use) {
  if (process.platform === 'win32') {
    ask('powershell', ['-NoProfile', '-Command', `(Get-Process -Id ${pid}).CPU.ToString([cultureinfo]::InvariantCulture)`],
      (text) => use([{pid, seconds: Number.parseFloat(text) || 0}]));
    return;
  }
  ask('ps', ['-A', '-o', 'pid=', '-o', 'ppid=', '-o', 'time='], (text) => {
    const all = text.split('\n').map((line) => line.trim().split(/\s+/)).filter((row) => row.length === 3)
      .map(([own, parent, time]) => ({pid: Number(own), parent: Number(parent), seconds: secondsOf(time)}));
    const tree = all.filter((one) => one.pid === pid);
    for (const one of tree) tree.push(...all.filter((child) => child.parent === one.pid));
    use(tree);
  });
}

/** Returns the seconds of "[DAYS-][HOURS:]MINUTES:SECONDS". */
function secondsOf(time) {
  const [clock, days = '0'] = time.split('-').reverse();
  return clock.split(':').reduce((sum, part) => sum * 60 + Number.parseFloat(part), 0) + Number(days) * 86400;
}

function killAll(child) {
  if (process.platform === 'win32') {
    ask('taskkill', ['/T', '/F', '/PID', String(child.pid)], () => {});
    child.kill('SIGKILL');
    return;
  }
  withTree(child.pid, (tree) => {
    for (const {pid} of tree) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended meanwhile.
      }
    }
    child.kill('SIGKILL');
  });
}

/** One program, from its start to its end. */
class Run {
  constructor(request, done) {
    const unpacker = new Unpacker(request);
    this.program = existingPath(unpacker.word());
    this.folder = hostPath(unpacker.word());
    [this.name, ...this.args] = unpacker.words();
    [this.cpuLimit, this.wallLimit, this.most] = [unpacker.number(), unpacker.number(), unpacker.number()];
    this.input = unpacker.bytes();
    this.done = done;
    this.over = '';
    this.measured = 0;
    this.streams = {output: [], errors: []};
    this.timers = [];
  }

  start() {
    this.begin = process.hrtime.bigint();
    try {
      this.child = spawn(this.program, this.args, {argv0: this.name, windowsHide: true,
        cwd: existsSync(this.folder) ? this.folder : tmpdir()});
    } catch (error) {
      this.fail(error);
      return;
    }
    this.child.on('error', (error) => this.fail(error));
    this.keep('output', this.child.stdout);
    this.keep('errors', this.child.stderr);
    this.child.stdin.on('error', () => {});  // it need not read its input
    this.child.stdin.end(this.input);
    this.after(this.wallLimit * MS, () => this.stop('wall'));
    this.after(this.cpuLimit * MS, () => this.measure());
    this.child.on('exit', (code, signal) => {
      this.wall = Number(process.hrtime.bigint() - this.begin) / 1e9;
      this.forgetTimers();
      this.end = {code, signal};
      this.after(PATIENCE_MS, () => this.finish());
    });
    this.child.on('close', () => this.finish());
  }

  after(ms, work) { this.timers.push(setTimeout(work, Math.min(ms, 2 ** 31 - 1))); }

  forgetTimers() { this.timers.splice(0).forEach(clearTimeout); }

  keep(name, stream) {
    let left = this.most;
    stream.on('error', () => {});
    stream.on('data', (bytes) => {
      if (this.over === 'output') return;
      this.streams[name].push(bytes.subarray(0, left));
      left -= bytes.length;
      if (left < 0) this.stop('output');
    });
  }

  /** Looks if the program has used its processor time, which the system counts. */
  measure() {
    withTree(this.child.pid, (tree) => {
      if (this.end || this.over) return;
      this.measured = Math.max(this.measured, tree.reduce((sum, one) => sum + one.seconds, 0));
      if (this.measured >= this.cpuLimit) this.stop('cpu');
      else this.after(MEASURE_PAUSE_MS, () => this.measure());
    });
  }

  stop(limit) {
    if (this.end || this.over) return;
    this.over = limit;
    killAll(this.child);
  }

  fail(error) {
    this.reply({error: ERRNO[error.code] ?? ERRNO.EIO});
  }

  finish() {
    if (!this.end) return;  // it has not started
    for (const stream of [this.child.stdout, this.child.stderr]) stream.destroy();
    const signal = this.end.signal ?? CRASHES[this.end.code];
    const number = signal ? SIGNALS.indexOf(signal) + 1 || constants.signals[signal] : this.end.code;
    this.reply({signaled: Boolean(signal), code: number, over: this.over, cpu: this.measured || this.wall,
      wall: this.wall, ...this.streams});
  }

  reply(outcome) {
    this.forgetTimers();
    if (this.isOver) return;
    this.isOver = true;
    this.done(packed(outcome));
  }
}

const {port, turn} = workerData;
port.on('message', (request) => {
  new Run(request, (reply) => {
    port.postMessage(reply);
    Atomics.add(turn, 0, 1);
    Atomics.notify(turn, 0);
  }).start();
});
