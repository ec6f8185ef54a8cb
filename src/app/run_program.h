#pragma once

#include <cstdint>
#include <string>

#include "app/replay_page.h"
#include "app/view_command.h"

namespace flocking::app {

/// What a program printed, and all else about it.
struct ProgramRun {
  std::string output;
  OtherFlock flock;  ///< its `output` is not set
};

/// Runs the program of `flocking view` on the input in a file, in the sandbox; explains it by
/// `rules` where that is asked for. `expected_bytes`: how much the simulator prints. Throws
/// MisfitError where it cannot be started, EnvironmentError.
ProgramRun run_program(const ViewOptions& options, const std::string& input,
                       const std::string& rules, std::uint64_t expected_bytes);

}  // namespace flocking::app
