#include <emscripten/emscripten.h>
#include <fcntl.h>
#include <unistd.h>

#include <cstdlib>

#include "app/reported.h"
#include "cli/arguments.h"
#include "wasm/host.h"
#include "wasm/std_files.h"

namespace flocking::wasm {

int on_std_files(const std::function<ExitStatus(const console::StandardStreams&)>& command) {
  const console::StandardStreams streams{.input = open("/std/in", O_RDONLY),
                                         .output = open("/std/out", O_WRONLY),
                                         .error = open("/std/err", O_WRONLY)};
  const ExitStatus status = app::reported(streams, [&] { return command(streams); });
  for (const int stream : {streams.input, streams.output, streams.error}) close(stream);
  return static_cast<int>(status);
}

}  // namespace flocking::wasm

// Runs a command line. Returns its exit status.
extern "C" EMSCRIPTEN_KEEPALIVE int flocking_run(int argc, const char* const* argv) {
  return flocking::wasm::on_std_files([&](const flocking::console::StandardStreams& streams) {
    return flocking::cli::run_command_line(argc, argv, streams);
  });
}

// Runs a command line over the host's streams, like the program.
extern "C" EMSCRIPTEN_KEEPALIVE int flocking_program(int argc, const char* const* argv) {
  const std::string path = flocking::wasm::ask_host("searchPath", "").value_or("");
  setenv("PATH", path.c_str(), 1);
  const flocking::console::StandardStreams streams;
  return static_cast<int>(flocking::app::reported(
      streams, [&] { return flocking::cli::run_command_line(argc, argv, streams); }));
}
