#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "app/view_command.h"
#include "grade/mapped_file.h"
#include "recording/replay_page.h"

namespace flocking::app {

/// The output that the page shows next to the simulator's flock, in memory or in a file, and its
/// origin.
struct ViewedOutput {
  std::string text;
  std::unique_ptr<grade::MappedFile> file;
  recording::OtherFlock flock;
};

/// Runs the program of `options`, on the assignment at `input`, which must be valid by `rules`. The
/// program can see none of `secrets`. The size of the simulator's output determines the output
/// limit of the program. Throws MisfitError if the program cannot be started, EnvironmentError.
ViewedOutput run_viewed_program(const ViewOptions& options, const std::string& input,
                                const std::vector<std::string>& secrets, const std::string& rules,
                                std::uint64_t expected_bytes);

}  // namespace flocking::app
