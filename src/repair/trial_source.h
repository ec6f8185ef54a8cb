#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "repair/edit.h"

namespace flocking::repair {

/// The purpose of a line of a trial source.
struct LineUse {
  std::size_t edit = kNone;  ///< the number of an edit
  Range unit = {};           ///< a unit that edits change; empty: none
  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);
};

/// A source in which each edit can be switched on, and which records the lines that run.
struct TrialSource {
  std::string text;
  std::vector<LineUse> uses;  ///< one per line
};

/// The largest number of edits in one program.
inline constexpr std::size_t kMostEdits = 4000;

/// Returns `file` with the `edits` that belong to the file `number` and are not `dropped`. Lines
/// that run are recorded as `first_line` + line.
TrialSource trial_source(const ParsedFile& file, std::size_t number, const std::vector<Edit>& edits,
                         const std::vector<bool>& dropped, std::size_t first_line);

/// Returns the beginning of each trial source. It reads jobs from standard input (see trial_jobs.h)
/// and runs the program for each of them in a child process.
std::string trial_driver();

}  // namespace flocking::repair
