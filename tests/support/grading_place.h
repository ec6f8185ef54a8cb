#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "support/process.h"
#include "support/temp_folder.h"

namespace flocking::testing {

using Words = std::vector<std::string>;

/// A script that is right on all cases of a GradingPlace. It starts no process.
extern const char* const kRightScript;
/// A script like kRightScript, but its last step is wrong by 0.5 in vx.
extern const char* const kWrongScript;

/// A folder with cases and submissions, in which the program grades.
class GradingPlace {
 public:
  GradingPlace();

  [[nodiscard]] const TempFolder& folder() const { return folder_; }
  [[nodiscard]] std::string path_of(const std::string& name) const { return folder_.path_of(name); }

  /// Adds a case with one agent that moves to the right, with `steps` steps of 1 s.
  void add_case(const std::string& name, int speed, int steps = 2) const;
  /// Adds the case of add_case() without an answer.
  void add_case_without_answer(const std::string& name, int speed, int steps = 2) const;
  /// Adds an executable shell script whose first line is added to `text`.
  void add_script(const std::string& name, std::string_view text) const;

  /// Runs `flocking grade --cases cases MORE` in this folder. The environment variables that affect
  /// reports are removed, except `variables` (NAME=VALUE).
  [[nodiscard]] ProcessResult grade(const Words& more, const Words& variables = {}) const;
  /// Returns the command of grade(), to run it in another way.
  [[nodiscard]] Words grade_command(const Words& more, const Words& variables = {}) const;
  /// Runs grade(); if the tests run as root, runs it as the user nobody.
  [[nodiscard]] ProcessResult grade_as_nobody(const Words& more) const;
  /// Returns the path of a copy of the program that every user may run. If root grades, submissions
  /// run as another user, who may lack access to the build folder.
  [[nodiscard]] std::string program_for_all() const;
  /// Runs any command of the program in this folder.
  [[nodiscard]] ProcessResult flocking(const Words& words, std::string_view input = {}) const;

  /// Returns the report in the format `format` about `submission`, for any verdict.
  [[nodiscard]] std::string report(const std::string& format, const std::string& submission,
                                   const Words& more = {}) const;

 private:
  TempFolder folder_;
};

/// Runs `command`, sends it the signal `signal` once a process `sleep DURATION` exists (or after 30
/// s), and waits for its end. The shell runs `before` first.
ProcessResult signalled_at_sleep(const std::string& signal, const std::string& duration,
                                 const Words& command, const std::string& before = "");

/// Returns `text` without the parts that differ between runs: times, memory, the date.
std::string without_measures(const std::string& text);

}  // namespace flocking::testing
