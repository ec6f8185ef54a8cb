#include <emscripten/emscripten.h>
#include <fcntl.h>
#include <unistd.h>

#include "app/perform.h"
#include "app/reported.h"
#include "app/streams.h"
#include "cli/arguments.h"

// Runs a command line over the files /std/in, /std/out and /std/err. Returns its exit status.
extern "C" EMSCRIPTEN_KEEPALIVE int flocking_run(int argc, const char* const* argv) {
  using flocking::app::StandardStreams;
  const StandardStreams streams{.input = open("/std/in", O_RDONLY),
                                .output = open("/std/out", O_WRONLY),
                                .error = open("/std/err", O_WRONLY)};
  const flocking::ExitStatus status = flocking::app::reported(streams, [&] {
    return flocking::app::perform(flocking::cli::parse_arguments(argc, argv), streams);
  });
  for (const int stream : {streams.input, streams.output, streams.error}) close(stream);
  return static_cast<int>(status);
}
