#pragma once

#include <string>

#include "build/plan.h"
#include "sandbox/command.h"

namespace flocking::build {

/// Returns the command that runs the script of `plan` by its interpreter `tool`. `files` is the
/// folder of the sources.
sandbox::Command command_of_script(const Plan& plan, const std::string& tool,
                                   const std::string& files);

/// Returns the command that runs the built `program` with the runner of `language`.
sandbox::Command command_by_runner(const Language& language, const std::string& program);

}  // namespace flocking::build
