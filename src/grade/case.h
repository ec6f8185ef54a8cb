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

/// What passing a case of a group is worth.
enum class Credit {
  kShare,  ///< its own points
  kAll,    ///< nothing, unless all cases of the group pass
};

/// Cases that must pass for others to count, as a cases.toml names them.
struct RequiredCases {
  std::vector<std::string> names;  ///< beside it, or paths below the cases' folder
  SourcePlace place = {};
  std::string folder = {};    ///< of the cases.toml, below the cases' folder; empty: that itself
  bool is_of_folder = false;  ///< for all cases of it, but those that are named
};

/// How a case is judged and what it is worth.
struct CaseSettings {
  std::string rules = "course";       ///< that answer it where it has no answer of its own
  bool rules_are_set = false;         ///< somebody named them; else they are those of other answers
  double weight = 1.0;                ///< its share of the points, >= 0
  std::optional<double> points;       ///< its own points, instead of a share
  std::optional<std::string> group;   ///< that it counts in; none: its folder
  Credit credit = Credit::kShare;     ///< of its group
  std::vector<std::string> required;  ///< names of cases that must pass for it to count
  judge::Tolerance tolerance;
  bool strict_format = false;
  bool hidden = false;  ///< reports tell nothing of it but its verdict
  bool sample = false;  ///< students have it
  sandbox::Limits limits;
};

/// Settings that somebody made, for some cases or for all; what is not set stays as it is.
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
  std::optional<double> wall_limit_s;  ///< twice the time limit and 1 s, unless it is set
  std::optional<double> memory_limit_mib;
  std::optional<double> output_limit_mib;
  std::optional<std::uint64_t> process_limit;

  /// These, and where they say nothing what `behind` says.
  [[nodiscard]] CaseOverrides over(const CaseOverrides& behind) const;
  /// What they make of the defaults; whether the cases that are required exist, and what they are
  /// called in full, find_cases() says.
  [[nodiscard]] CaseSettings settings() const;
  /// Sets `name` ("time_limit", as in cases.toml) to what `text` says, a number, true or false, or
  /// a word. Throws std::invalid_argument saying why not: "expected a number above 0, found ...".
  void set(std::string_view name, std::string_view text);
};

/// The answer that a rule set gives to a case.
struct RulesAnswer {
  std::string rules;
  std::string path;  ///< of a file that exists as long as its cases are used
};

/// One input with its answer.
struct Case {
  std::string name;   ///< path below the cases' folder, without .in
  std::string group;  ///< its folder; "." for the topmost
  std::string input_path;
  std::string answer_path;  ///< empty where it has none of its own
  CaseSettings settings;
  bool is_computed = false;                     ///< flocking computed the answer
  std::vector<std::string> given_by = {};       ///< the rule sets that are known to give the answer
  std::vector<RulesAnswer> other_answers = {};  ///< of rule sets that give another one
};

}  // namespace flocking::grade
