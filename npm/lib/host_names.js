'use strict';
// Names of the host and of the module for the same: errors and paths.
const fs = require('node:fs');
const {delimiter} = require('node:path');

/** Values of errno in the module's C library, by Node's names. */
const ERRNO = {E2BIG: 1, EACCES: 2, EAGAIN: 6, EBADF: 8, EBUSY: 10, EEXIST: 20, EFBIG: 22, EINVAL: 28, EIO: 29, EISDIR: 31,
  ELOOP: 32, EMFILE: 33, ENAMETOOLONG: 37, ENFILE: 41, ENODEV: 43, ENOENT: 44, ENOEXEC: 45, ENOMEM: 48, ENOSPC: 51,
  ENOTDIR: 54, ENOTEMPTY: 55, ENOTSUP: 138, ENXIO: 60, EOVERFLOW: 61, EPERM: 63, EPIPE: 64, EROFS: 69, ESPIPE: 70,
  ETXTBSY: 74, EXDEV: 75};

/**
 * Converts a path of the module for Node. To the module C:\\a is a relative path, so it prepends its folder; in its PATH
 * it is /C|/a.
 */
function hostPath(path) {
  if (process.platform !== 'win32') return path;
  return path.replace(/^.*\/(?=[A-Za-z]:[/\\]|\\\\)/, '').replace(/^\/([A-Za-z])\|\//, '$1:/');
}

/** Converts the path of an existing file. On Windows, programs may be named without .exe. */
function existingPath(path) {
  const plain = hostPath(path);
  const isProgram = process.platform === 'win32' && !fs.existsSync(plain) && fs.existsSync(`${plain}.exe`);
  return isProgram ? `${plain}.exe` : plain;
}

/** Converts an absolute path of Node for the module. */
function modulePath(path) {
  return process.platform === 'win32' ? `/${path.replaceAll('\\', '/')}` : path;
}

/** Returns PATH in the module's form, where ':' separates folders. */
function modulePaths(paths) {
  return paths.split(delimiter).map((folder) => modulePath(folder).replace(/^\/([A-Za-z]):/, '/$1|')).join(':');
}

module.exports = {ERRNO, existingPath, hostPath, modulePath, modulePaths};
