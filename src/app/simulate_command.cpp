#include "app/simulate_command.h"

#include <optional>

#include "app/step_printer.h"
#include "base/error.h"
#include "console/waiting_note.h"
#include "io/file.h"
#include "io/output.h"
#include "io/scanner.h"
#include "recording/described_flock.h"
#include "recording/simulation.h"

namespace flocking::app {
namespace {

void simulate_from(const io::File& input, const SimulateOptions& options,
                   const console::StandardStreams& streams) {
  io::Output output(open_output(options.output, streams, input));
  io::Scanner scanner(input, [&output] { output.flush(); });
  StepPrinter printer(options, streams, output);
  std::optional<recording::Simulation> simulation;
  try {
    simulation.emplace(options.settings, scanner, printer);
    simulation->run();
  } catch (const Error&) {
    if (simulation) printer.finish(simulation->flock());
    output.flush();
    throw;
  }
  printer.finish(simulation->flock());
  output.close();
}

}  // namespace

io::File open_input(const std::string& name, const console::StandardStreams& streams) {
  if (name == "-") return io::File::borrow(streams.input, "<stdin>");
  return io::File::open_input(name);
}

io::File open_output(const std::string& name, const console::StandardStreams& streams,
                     const io::File& input) {
  if (name == "-") return io::File::borrow(streams.output, "<stdout>");
  return io::File::open_output(name, input);
}

void simulate(const SimulateOptions& options, const console::StandardStreams& streams) {
  if (options.input == "-" && !options.is_input_named) {
    if (const auto made = recording::described_flock(options.settings)) {
      return simulate_from(made->file(), options, streams);
    }
  }
  if (options.input == "-") console::note_waiting(streams);
  simulate_from(open_input(options.input, streams), options, streams);
}

}  // namespace flocking::app
