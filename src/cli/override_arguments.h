#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>

#include "app/grade_command.h"
#include "cli/parser.h"
#include "cli/values.h"
#include "explain/explanation.h"
#include "grade/case.h"

namespace flocking::cli {

/// The flags that set limits and tolerances for all cases, in every command that runs submissions.
class OverrideWords {
 public:
  static constexpr std::size_t kCount = 6;

  /// kYes adds --rules. Commands that simulate have a different flag with that name.
  enum class Rules { kYes, kNo };

  void add_to(Parser& parser, Rules rules = Rules::kYes);
  /// Returns the values, after parsing. Throws UsageError.
  [[nodiscard]] grade::CaseOverrides overrides() const;

 private:
  std::array<std::optional<std::string>, kCount> settings_;
  std::optional<std::string> absolute_;
  std::optional<std::string> relative_;
  bool exact_ = false;
};

/// The help of --strict-cases.
inline constexpr const char* kStrictCasesHelp = "Stop if an input or an answer has no partner";

/// The values of --sandbox and --hint.
inline constexpr std::array<Choice<app::SandboxWish>, 4> kSandboxes = {
    {{"auto", app::SandboxWish::kAuto},
     {"full", app::SandboxWish::kFull},
     {"limits", app::SandboxWish::kLimits},
     {"none", app::SandboxWish::kNone}}};
inline constexpr std::array<Choice<explain::Hint>, 4> kHints = {{{"none", explain::Hint::kNone},
                                                                 {"where", explain::Hint::kWhere},
                                                                 {"what", explain::Hint::kWhat},
                                                                 {"full", explain::Hint::kFull}}};

}  // namespace flocking::cli
