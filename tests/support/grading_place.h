#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "support/process.h"
#include "support/temp_folder.h"

namespace flocking::testing {

using Words = std::vector<std::string>;

/// A submission, a script, that is right on all cases of a GradingPlace; it starts no process.
extern const char* const kRightScript;
/// The same, but for a last step that is 0.5 off in vx.
extern const char* const kWrongScript;

/// A folder with cases and submissions, in which the program grades.
class GradingPlace {
 public:
  GradingPlace();

  [[nodiscard]] const TempFolder& folder() const { return folder_; }
  [[nodiscard]] std::string path_of(const std::string& name) const { return folder_.path_of(name); }

  /// A case of one agent that flies to the right, with `steps` steps of 1 s.
  void add_case(const std::string& name, int speed, int steps = 2) const;
  /// The same without an answer.
  void add_case_without_answer(const std::string& name, int speed, int steps = 2) const;
  /// An executable script of the shell, without its first line in `text`.
  void add_script(const std::string& name, std::string_view text) const;

  /// `flocking grade --cases cases MORE` in this folder; nothing of the test's surroundings but
  /// `variables` (NAME=VALUE) tells it how to report.
  [[nodiscard]] ProcessResult grade(const Words& more, const Words& variables = {}) const;
  /// The same command, to be run in another way.
  [[nodiscard]] Words grade_command(const Words& more, const Words& variables = {}) const;
  /// `grade`, where root tests, by the user nobody.
  [[nodiscard]] ProcessResult grade_as_nobody(const Words& more) const;
  /// The path of a copy of the program that every user may run: submissions, where the grader is
  /// root, are another user's, who may not be let into the folder that the program is built in.
  [[nodiscard]] std::string program_for_all() const;
  /// Any command of the program in this folder.
  [[nodiscard]] ProcessResult flocking(const Words& words, std::string_view input = {}) const;

  /// A report of that format about `submission`, whatever became of it.
  [[nodiscard]] std::string report(const std::string& format, const std::string& submission,
                                   const Words& more = {}) const;

 private:
  TempFolder folder_;
};

/// `text` without what differs from run to run: times, memory, the date.
std::string without_measures(const std::string& text);

}  // namespace flocking::testing
