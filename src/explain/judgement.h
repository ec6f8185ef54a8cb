#pragma once

#include <optional>
#include <vector>

#include "explain/explanation.h"
#include "explain/study/study.h"

namespace flocking::explain {

/// Judges each part of a program separately: the forces, the time step, reading and printing. If
/// `known` is given, it explains the whole program, and therefore every part. Otherwise a force is
/// known if a variant prints the same on new inputs with one step in which only this force acts; an
/// unknown force gets facts. `assembled` receives the known parts. The format must be known.
std::vector<PartFinding> judged_parts(Study& study, const std::optional<Variant>& known,
                                      Variant& assembled, Budget& budget);

}  // namespace flocking::explain
