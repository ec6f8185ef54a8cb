#include "cli/simulate.h"

#include <cstdint>
#include <optional>
#include <utility>

#include "cli/diagnostics.h"
#include "core/error.h"
#include "core/memory.h"
#include "io/assignment_reader.h"
#include "io/file.h"
#include "io/flock_output.h"
#include "io/output.h"
#include "io/scanner.h"

namespace flocking::cli {
namespace {

io::File open_input(const SimulateOptions& options, const StandardStreams& streams) {
  if (options.input == "-") return io::File::borrow(streams.input, "<stdin>");
  return io::File::open_input(options.input);
}

io::File open_output(const SimulateOptions& options, const StandardStreams& streams,
                     const io::File& input) {
  if (options.output == "-") return io::File::borrow(streams.output, "<stdout>");
  return io::File::open_output(options.output, input);
}

void warn_of(const io::NonFinite& first, std::uint64_t step, const StandardStreams& streams) {
  const std::string value = std::to_string(first.value);  // inf, -inf, nan or -nan
  print_warning(streams, "step " + std::to_string(step) + ", agent " + std::to_string(first.agent) +
                             ": " + std::string(first.field) + " became " + value +
                             "; from here on infinities and NaN are printed as they come");
}

void run_steps(io::Scanner& scanner, io::Output& output, sim::Rules rules,
               const StandardStreams& streams) {
  io::Assignment assignment = io::read_assignment(scanner, available_memory_bytes);
  sim::Flock flock(assignment.parameters, std::move(assignment.flock), rules);
  bool finite = true;
  for (std::uint64_t step = 1;; ++step) {
    const std::optional<double> dt = io::read_time_step(scanner, step);
    if (!dt) return;
    flock.step(*dt);
    if (!io::print_flock(flock.state(), output) && finite) {
      finite = false;
      warn_of(*io::find_non_finite(flock.state()), step, streams);
    }
  }
}

}  // namespace

void simulate(const SimulateOptions& options, const StandardStreams& streams) {
  const io::File input = open_input(options, streams);
  io::Output output(open_output(options, streams, input));
  io::Scanner scanner(input, [&output] { output.flush(); });
  try {
    run_steps(scanner, output, options.rules, streams);
  } catch (const Error&) {
    output.flush();
    throw;
  }
  output.close();
}

}  // namespace flocking::cli
