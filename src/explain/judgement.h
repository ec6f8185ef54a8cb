#pragma once

#include <optional>
#include <vector>

#include "explain/explanation.h"
#include "explain/study.h"

namespace flocking::explain {

/// Judges each part of a program by itself: the forces, the time step, reading and printing. Where
/// `known` is given it prints what the program prints, and says what each part is. Else a force is
/// what prints the same where it acts alone, in one step, on inputs drawn for this; one that
/// nothing reproduces is unknown, and gets facts. The format has to be known.
std::vector<PartFinding> judged_parts(Study& study, const std::optional<Variant>& known,
                                      Variant& assembled, Budget& budget);

}  // namespace flocking::explain
