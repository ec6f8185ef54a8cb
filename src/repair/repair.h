#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "diagnosis/line_findings.h"
#include "repair/edit_trial.h"
#include "variant/variant.h"

namespace flocking::repair {

/// The cases that judge a program.
struct JudgedInputs {
  std::vector<std::string> inputs;
  std::function<bool(std::size_t number, std::string_view output)> passes;
};

/// A variant that prints what the program prints, and how to make it right, mistake by mistake.
struct KnownMistakes {
  explain::Variant variant;
  /// Each corrects one mistake in a variant. May be empty: the mistakes are unknown.
  std::vector<std::function<void(explain::Variant&)>> corrections;
};

/// Finds the wrong lines of a program and edits that repair them. If its mistakes are known, first
/// repairs one after the other, so that none hides another: after each, the program must print what
/// the corrected variant prints. Each fix makes a part right on isolating inputs and on the same
/// number of fresh inputs. Together, the fixes make no passing case fail. Returns none if the
/// program cannot be tested in this way. Throws EnvironmentError.
std::optional<diagnosis::LineFindings> repairs_of(Workshop workshop, const explain::Variant& right,
                                                  const KnownMistakes& known,
                                                  const JudgedInputs& cases);

}  // namespace flocking::repair
