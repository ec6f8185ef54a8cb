#include "support/simulated.h"

#include "cli/simulate.h"
#include "core/error.h"
#include "support/memory_file.h"

namespace flocking::testing {

std::string simulated(std::string_view input, sim::Rules rules) {
  const MemoryFile in(input);
  const MemoryFile out;
  const MemoryFile warnings;
  cli::SimulateOptions options;
  options.rules = rules;
  std::string error;
  try {
    cli::simulate(options, {in.rewound(), out.rewound(), warnings.rewound()});
  } catch (const Error& failure) {
    error = failure.what();
  }
  return out.text() + error;
}

}  // namespace flocking::testing
