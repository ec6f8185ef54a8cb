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

/// Flags that set limits and tolerances for all cases, of every command that runs submissions.
class OverrideWords {
 public:
  static constexpr std::size_t kCount = 6;

  /// Whether --rules is among them: commands that simulate have a flag of their own for it.
  enum class Rules { kYes, kNo };

  void add_to(Parser& parser, Rules rules = Rules::kYes);
  /// After parsing. Throws UsageError.
  [[nodiscard]] grade::CaseOverrides overrides() const;

 private:
  std::array<std::optional<std::string>, kCount> settings_;
  std::optional<std::string> absolute_;
  std::optional<std::string> relative_;
  bool exact_ = false;
};

/// Help of --strict-cases.
inline constexpr const char* kStrictCasesHelp = "Refuse inputs and answers that do not pair";

/// Words of --sandbox and --hint.
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
