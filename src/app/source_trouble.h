#pragma once

#include <functional>
#include <optional>

#include "build/builder.h"
#include "diagnosis/crash.h"
#include "explain/explanation.h"
#include "sandbox/layers.h"
#include "sandbox/limits.h"

namespace flocking::app {

/// Finds the line where the C or C++ program that `task` builds crashes, or is at its time limit,
/// on the input of `crash`. Uses a second build with sanitizers. Returns nothing if the line is not
/// in the sources, or once `stop` is true. Throws EnvironmentError.
std::optional<diagnosis::Crash> found_trouble(const build::Task& task,
                                              const build::Settings& settings,
                                              const explain::Crash& crash,
                                              const sandbox::Limits& limits,
                                              const sandbox::Layers& layers,
                                              const std::function<bool()>& stop);

}  // namespace flocking::app
