'use strict';
// The command line: runs the module over the host's files and streams.
const {newCommand} = require('./node_engine.js');
const {useHostFiles} = require('./host_files.js');
const {portableArguments, services} = require('./own_program.js');

/** Runs a command line, `args` without the program's name, and ends the process with its exit status. */
function main(args) {
  const command = newCommand(services);
  useHostFiles(command.host.FS);
  let status;
  try {
    status = command.program(portableArguments(args));
  } catch (error) {
    // The module ran out of memory or stack; its output so far has been written.
    require('node:fs').writeSync(2, `flocking: error: ${error.message}\n`);
    status = 3;
  }
  process.exit(status);
}

module.exports = {main};
