#include "support/simulated.h"

#include "app/simulate_command.h"
#include "base/error.h"
#include "support/memory_file.h"

namespace flocking::testing {

std::string simulated(std::string_view input, const Settings& settings) {
  const MemoryFile in(input);
  const MemoryFile out;
  const MemoryFile warnings;
  app::SimulateOptions options;
  std::string error;
  try {
    for (const auto& [path, value] : settings) {
      options.settings.set(path, value, settings::Origin::of_flag("--set " + path));
    }
    app::simulate(options, {in.rewound(), out.rewound(), warnings.rewound()});
  } catch (const Error& failure) {
    error = failure.what();
  }
  return out.text() + error;
}

}  // namespace flocking::testing
