// The engine as WebAssembly: flocking.run(args, inputText) gives what the command line would give. The same file
// serves pages and Node: `flockingModule` is what Emscripten wrote.
'use strict';

/** Files and streams of one command: a module of its own, so that no run knows of another. */
class Command {
  constructor(compiled) {
    this.host = {
      instantiateWasm: (imports, done) => {
        const instance = new WebAssembly.Instance(compiled, imports);
        done(instance);
        return instance.exports;
      },
    };
    flockingModule(this.host);
    for (const folder of ['/std', '/work']) this.host.FS.mkdir(folder);
    this.host.FS.chdir('/work');
  }

  write(path, content) {
    const folders = path.split('/').slice(0, -1);
    folders.forEach((_, i) => {
      const folder = folders.slice(0, i + 1).join('/');
      if (folder && !this.host.FS.analyzePath(folder).exists) this.host.FS.mkdir(folder);
    });
    this.host.FS.writeFile(path, content);
  }

  /** The words as C has them: addresses of texts that end in a zero. */
  words(list) {
    const {_malloc, stringToUTF8, lengthBytesUTF8} = this.host;
    const addresses = list.map((word) => {
      const size = lengthBytesUTF8(word) + 1;
      const address = _malloc(size);
      stringToUTF8(word, address, size);
      return address;
    });
    const array = _malloc(4 * list.length + 4);
    const view = new Uint32Array(this.memory(), array, list.length + 1);
    view.set([...addresses, 0]);
    return array;
  }

  memory() { return this.host.HEAP8.buffer; }

  run(args, input) {
    this.write('/std/in', input);
    for (const name of ['out', 'err']) this.write(`/std/${name}`, '');
    const words = ['flocking', ...args];
    return this.host._flocking_run(words.length, this.words(words));
  }

  /** Texts of those files that are there, by name. */
  made(names) {
    return Object.fromEntries(names.filter((name) => this.host.FS.analyzePath(name).exists)
      .map((name) => [name, this.text(name)]));
  }

  text(name) { return new TextDecoder().decode(this.host.FS.readFile(name)); }
}

/** What the page calls: made of the module's bytes, compressed with gzip. */
async function makeFlocking(packed) {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  const compiled = await WebAssembly.compile(await new Response(stream).arrayBuffer());
  return {
    /** An engine for a flock that is stepped by the page (live.js). */
    start: () => new Command(compiled),
    /**
     * Runs a command line of simulate, compare, validate, view, settings or new: `args` are its words without the
     * program's name, `input` is standard input, a text or bytes, `files` are texts or bytes by name. Gives the exit
     * status and both outputs, as texts; with `wanted` names, in `files` those that the command has written.
     */
    run(args = [], input = '', files = {}, wanted = null) {
      const command = new Command(compiled);
      for (const [name, content] of Object.entries(files)) command.write(name, content);
      let status;
      try {
        status = command.run(args, input);
      } catch (error) {
        // The module ran out of its memory or stack; what it had printed is still there.
        return {status: 2, out: command.text('/std/out'),
          err: `${command.text('/std/err')}flocking: error: ${error.message}\n`, ...(wanted ? {files: {}} : {})};
      }
      const result = {status, out: command.text('/std/out'), err: command.text('/std/err')};
      return wanted ? {...result, files: command.made(wanted)} : result;
    },
  };
}
