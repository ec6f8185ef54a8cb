// Runs slow command lines in a worker, so that the page stays responsive and they can be stopped.

/** Runs command lines, each in a worker that executes the page's own script. */
class Background {
  constructor(packed) {
    this.packed = packed;
    this.worker = null;
  }

  /** Returns the result of `flocking.run`, or null if it was stopped meanwhile. Rejects if there are no workers. */
  run(args, input, files) {
    this.stop();
    return new Promise((resolved, rejected) => {
      const address = URL.createObjectURL(new Blob([element('script').textContent], {type: 'text/javascript'}));
      const worker = new Worker(address);
      const end = () => {
        worker.terminate();
        URL.revokeObjectURL(address);
        this.worker = this.ended = null;
      };
      worker.onmessage = ({data}) => {
        end();
        if (data.error) rejected(new Error(data.error));
        else resolved(data);
      };
      worker.onerror = (event) => {
        end();
        rejected(new Error(event.message || 'this browser does not allow workers in this page'));
      };
      this.worker = worker;
      this.ended = () => {
        end();
        resolved(null);
      };
      worker.postMessage({packed: this.packed, args, input, files});
    });
  }

  stop() { this.ended?.(); }
}

/** The part that runs in the worker. */
function serveInBackground() {
  onmessage = async ({data: {packed, args, input, files}}) => {
    try {
      postMessage((await makeFlocking(packed)).run(args, input, files));
    } catch (error) {
      postMessage({error: error.message});
    }
  };
}
