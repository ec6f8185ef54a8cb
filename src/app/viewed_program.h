#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "app/replay_page.h"
#include "app/view_command.h"
#include "grade/mapped_file.h"

namespace flocking::app {

/// What is shown beside the simulator's flock, in memory or in a file, and all else about it.
struct ViewedOutput {
  std::string text;
  std::unique_ptr<grade::MappedFile> file;
  OtherFlock flock;
};

/// Runs the program of `options` on the assignment at `input`, which is right by `rules`; what the
/// simulator printed tells how much it may print. Throws MisfitError where it cannot be started,
/// EnvironmentError.
ViewedOutput run_viewed_program(const ViewOptions& options, const std::string& input,
                                const std::string& rules, std::uint64_t expected_bytes);

}  // namespace flocking::app
