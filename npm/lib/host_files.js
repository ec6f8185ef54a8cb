'use strict';
// Gives the module access to the host's files: functions of Emscripten's FS by those of Node. Paths below /std stay in
// the module's memory.
const fs = require('node:fs');
const {ERRNO, existingPath, hostPath, modulePath} = require('./host_names.js');

const DIRECTORY = 0x10000;
/** Flags of open() in the module's C library, and Node's names. */
const OPEN_FLAGS = {1: 'O_WRONLY', 2: 'O_RDWR', 0x40: 'O_CREAT', 0x80: 'O_EXCL', 0x100: 'O_NOCTTY', 0x200: 'O_TRUNC',
  0x400: 'O_APPEND', 0x800: 'O_NONBLOCK', [DIRECTORY]: 'O_DIRECTORY'};
const STANDARD = ['/dev/stdin', '/dev/stdout', '/dev/stderr'];
const POLLIN = 1;
const POLLOUT = 4;

/** Emscripten's FS passes nodes in place of paths. */
const isInMemory = (path) => typeof path !== 'string' || path === '/std' || path.startsWith('/std/');

function openFlags(flags) {
  return Object.entries(OPEN_FLAGS).reduce((all, [bit, name]) => (flags & bit ? all | (fs.constants[name] ?? 0) : all), 0);
}

/** Repeats `work` while a non-blocking stream is empty or full because of another process. */
function patiently(work) {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (error.code === 'EOF') return 0;  // end of a pipe on Windows
      if (error.code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2);
    }
  }
}

/** Returns what a stream is ready for, as poll() does. Pipes never report input, since it is unknown if they have any. */
function readiness(stream) {
  return stream.seekable ? POLLIN | POLLOUT : POLLOUT;
}

const isOfHost = (stream) => stream.nfd !== undefined;
const status = (path) => {
  const number = STANDARD.indexOf(path);
  return number < 0 ? fs.statSync(existingPath(path)) : fs.fstatSync(number);
};
const nodeOf = (path, known) => ({id: known.ino || 1, mode: known.mode, path});

/** Functions that take paths. `memory` has the functions for the module's memory. */
function pathFunctions(FS, memory) {
  /** Replaces the name of an open file, /proc/self/fd/NUMBER, in a path. */
  const opened = (path) => (typeof path !== 'string' ? path :
    path.replace(/^\/proc\/self\/fd\/(\d+)(?=\/|$)/, (_, number) => FS.getStream(Number(number)).path));
  const ofPath = (name, ofHost) => (path, ...rest) => {
    const known = name === 'readlink' ? path : opened(path);
    return isInMemory(known) ? memory[name](known, ...rest) : ofHost(known, ...rest);
  };
  const simple = (name, call) => ofPath(name, (path, ...rest) => call(hostPath(path), ...rest));
  return {
    stat: ofPath('stat', status),
    lstat: simple('lstat', fs.lstatSync),
    mkdir: simple('mkdir', (path, mode) => fs.mkdirSync(path, mode)),
    rmdir: simple('rmdir', fs.rmdirSync),
    unlink: simple('unlink', fs.unlinkSync),
    chmod: simple('chmod', fs.chmodSync),
    truncate: simple('truncate', fs.truncateSync),
    readdir: simple('readdir', (path) => ['.', '..', ...fs.readdirSync(path)]),
    rename: ofPath('rename', (from, to) => fs.renameSync(hostPath(from), hostPath(to))),
    symlink: ofPath('symlink', (target, path) => fs.symlinkSync(target, hostPath(path))),
    readlink: ofPath('readlink', (path) => {
      const own = /^\/proc\/self\/fd\/(\d+)$/.exec(path);
      return own ? FS.getStream(Number(own[1])).path : fs.readlinkSync(hostPath(path));
    }),
    lookupPath: ofPath('lookupPath', (path, options = {}) => {
      const wanted = options.parent ? path.replace(/\/[^/]*$/, '') || '/' : path;
      return {path: wanted, node: nodeOf(wanted, options.follow ? status(wanted) : fs.lstatSync(existingPath(wanted)))};
    }),
    open: ofPath('open', (path, flags, mode, fd) => openedStream(FS, path, flags, mode, fd)),
  };
}

function openedStream(FS, path, flags, mode, fd) {
  const number = STANDARD.indexOf(path);
  const nfd = number < 0 ? fs.openSync(hostPath(path), openFlags(flags), mode) : number;
  const known = fs.fstatSync(nfd);
  if (flags & DIRECTORY && !known.isDirectory()) {
    fs.closeSync(nfd);
    throw new FS.ErrnoError(ERRNO.ENOTDIR);
  }
  return FS.createStream({nfd, isOwned: number < 0, path, flags, position: 0, node: nodeOf(path, known),
    seekable: number < 0 && (known.isFile() || known.isDirectory()), stream_ops: {poll: readiness}}, fd);
}

/** Functions that take streams, or nodes from lookupPath. */
function streamFunctions(FS, memory) {
  const ofStream = (name, ofHost) => (stream, ...rest) =>
    (isOfHost(stream) ? ofHost(stream, ...rest) : memory[name](stream, ...rest));
  const moved = (stream, position, move) => {
    const isGiven = position !== undefined;
    const count = patiently(() => move(isGiven ? position : stream.seekable ? stream.position : null));
    if (!isGiven) stream.position += count;
    return count;
  };
  const bytes = (buffer) => new Uint8Array(buffer.buffer);
  return {
    close: ofStream('close', (stream) => {
      FS.closeStream(stream.fd);
      if (stream.isOwned) fs.closeSync(stream.nfd);
    }),
    read: ofStream('read', (stream, buffer, offset, length, position) =>
      moved(stream, position, (at) => fs.readSync(stream.nfd, bytes(buffer), offset, length, at))),
    write: ofStream('write', (stream, buffer, offset, length, position) =>
      moved(stream, position, (at) => fs.writeSync(stream.nfd, bytes(buffer), offset, length, at))),
    llseek: ofStream('llseek', (stream, offset, whence) => {
      if (!stream.seekable) throw new FS.ErrnoError(ERRNO.ESPIPE);
      const from = [0, stream.position, whence === 2 ? fs.fstatSync(stream.nfd).size : 0][whence];
      stream.position = from + offset;
      return stream.position;
    }),
    ftruncate: (fd, size) => {
      const stream = FS.getStream(fd);
      return stream && isOfHost(stream) ? fs.ftruncateSync(stream.nfd, size) : memory.ftruncate(fd, size);
    },
    lookupNode: (parent, name) => {
      if (parent.path === undefined) return memory.lookupNode(parent, name);
      const path = `${parent.path}/${name}`;
      return nodeOf(path, fs.lstatSync(hostPath(path)));
    },
    nodePermissions: (node, wanted) => {
      if (node.path === undefined) return memory.nodePermissions(node, wanted);
      const bits = [...wanted].reduce((all, letter) => all | fs.constants[`${letter.toUpperCase()}_OK`], 0);
      try {
        fs.accessSync(existingPath(node.path), bits);
        return 0;
      } catch {
        return ERRNO.EACCES;
      }
    },
  };
}

/** Makes the module with this FS use the host's files and standard streams. */
function useHostFiles(FS) {
  const memory = {...FS};
  const functions = {...pathFunctions(FS, memory), ...streamFunctions(FS, memory), cwd: () => modulePath(process.cwd()),
    chdir: (path) => process.chdir(hostPath(path))};
  for (const [name, call] of Object.entries(functions)) {
    FS[name] = (...words) => {
      try {
        return call(...words);
      } catch (error) {
        if (error instanceof FS.ErrnoError || error.code === undefined) throw error;
        throw new FS.ErrnoError(ERRNO[error.code] ?? ERRNO.EIO);
      }
    };
  }
  STANDARD.forEach((path, number) => {
    FS.closeStream(number);
    openedStream(FS, path, number === 0 ? 0 : 1, 0, number);
  });
}

module.exports = {useHostFiles};
