#include "app/simulate_command.h"

#include <optional>

#include "app/described_flock.h"
#include "app/play_variant.h"
#include "app/simulation.h"
#include "app/step_printer.h"
#include "base/error.h"
#include "io/file.h"
#include "io/output.h"
#include "io/scanner.h"

namespace flocking::app {
namespace {

io::File open_output(const SimulateOptions& options, const StandardStreams& streams,
                     const io::File& input) {
  if (options.output == "-") return io::File::borrow(streams.output, "<stdout>");
  return io::File::open_output(options.output, input);
}

void simulate_from(const io::File& input, const SimulateOptions& options,
                   const StandardStreams& streams) {
  io::Output output(open_output(options, streams, input));
  if (options.variant) {
    play_variant(*options.variant, input, output);
    output.close();
    return;
  }
  io::Scanner scanner(input, [&output] { output.flush(); });
  StepPrinter printer(options, streams, output);
  std::optional<Simulation> simulation;
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

io::File open_input(const SimulateOptions& options, const StandardStreams& streams) {
  if (options.input == "-") return io::File::borrow(streams.input, "<stdin>");
  return io::File::open_input(options.input);
}

void simulate(const SimulateOptions& options, const StandardStreams& streams) {
  if (options.input == "-" && !options.is_input_named) {
    if (const auto made = described_flock(options.settings)) {
      return simulate_from(made->file(), options, streams);
    }
  }
  simulate_from(open_input(options, streams), options, streams);
}

}  // namespace flocking::app
