#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "judge/comparator.h"
#include "sandbox/limits.h"

namespace flocking::grade {

/// The points for passing a case of a group.
enum class Credit {
  kShare,  ///< the points of the case
  kAll,    ///< 0, unless all cases of the group pass
};

/// Cases that must pass so that other cases count, as written in a cases.toml.
struct RequiredCases {
  std::vector<std::string> names;  ///< in the same folder, or paths below the cases' folder
  SourcePlace place = {};
  std::string folder = {};    ///< folder of the cases.toml, below the cases' folder; may be empty
  bool is_of_folder = false;  ///< applies to all cases of the folder except the named ones
};

/// How a case is judged, and its points.
struct CaseSettings {
  std::string rules = "course";       ///< rules for computing a missing answer
  bool rules_are_set = false;         ///< true: by the instructor; false: taken from other answers
  double weight = 1.0;                ///< share of the points, >= 0
  std::optional<double> points;       ///< fixed points instead of a share
  std::optional<std::string> group;   ///< the group in which it counts; none: its folder
  Credit credit = Credit::kShare;     ///< how cases of its group count
  std::vector<std::string> required;  ///< names of cases that must pass for it to count
  judge::Tolerance tolerance;
  bool strict_format = false;
  bool hidden = false;  ///< reports disclose only its verdict
  bool sample = false;  ///< students have the case
  sandbox::Limits limits;
};

/// Settings for some or all cases; the other settings keep their values.
struct CaseOverrides {
  std::optional<std::string> rules;
  std::optional<double> weight;
  std::optional<double> points;
  std::optional<std::string> group;
  std::optional<Credit> credit;
  std::optional<RequiredCases> required;
  std::optional<std::string> abs_tolerance;
  std::optional<std::string> rel_tolerance;
  std::optional<bool> strict_format;
  std::optional<bool> hidden;
  std::optional<bool> sample;
  std::optional<double> time_limit_s;
  std::optional<double> wall_limit_s;  ///< default: twice the time limit plus 1 s
  std::optional<double> memory_limit_mib;
  std::optional<double> output_limit_mib;
  std::optional<std::uint64_t> process_limit;

  /// Returns these settings, completed by `behind` where they are unset.
  [[nodiscard]] CaseOverrides over(const CaseOverrides& behind) const;
  /// Returns the default settings with these changes applied. find_cases() checks whether required
  /// cases exist, and completes their names.
  [[nodiscard]] CaseSettings settings() const;
  /// Sets `name` ("time_limit", as in cases.toml) to the value in `text`: a number, true or false,
  /// or a word. Throws std::invalid_argument with the reason: "expected a number above 0, found
  /// ...".
  void set(std::string_view name, std::string_view text);
};

/// The answer of a rule set for a case.
struct RulesAnswer {
  std::string rules;
  std::string path;  ///< a file that exists as long as the cases are used
};

/// An input with its answer.
struct Case {
  std::string name;   ///< path below the cases' folder, without .in
  std::string group;  ///< its folder; "." for the topmost
  std::string input_path;
  std::string answer_path;  ///< empty if it has no answer file
  CaseSettings settings;
  bool is_computed = false;                ///< flocking computed the answer
  std::vector<std::string> given_by = {};  ///< the rule sets known to give the answer
  /// of rule sets whose answers differ from the case's answer
  std::vector<RulesAnswer> other_answers = {};
};

}  // namespace flocking::grade
