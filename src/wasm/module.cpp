#include <emscripten/emscripten.h>
#include <fcntl.h>
#include <unistd.h>

#include "app/perform.h"
#include "app/reported.h"
#include "cli/arguments.h"
#include "wasm/std_files.h"

namespace flocking::wasm {

int on_std_files(const std::function<ExitStatus(const app::StandardStreams&)>& command) {
  const app::StandardStreams streams{.input = open("/std/in", O_RDONLY),
                                     .output = open("/std/out", O_WRONLY),
                                     .error = open("/std/err", O_WRONLY)};
  const ExitStatus status = app::reported(streams, [&] { return command(streams); });
  for (const int stream : {streams.input, streams.output, streams.error}) close(stream);
  return static_cast<int>(status);
}

}  // namespace flocking::wasm

// Runs a command line. Returns its exit status.
extern "C" EMSCRIPTEN_KEEPALIVE int flocking_run(int argc, const char* const* argv) {
  return flocking::wasm::on_std_files([&](const flocking::app::StandardStreams& streams) {
    return flocking::app::perform(flocking::cli::parse_arguments(argc, argv), streams);
  });
}
