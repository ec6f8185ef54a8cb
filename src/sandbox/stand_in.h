#pragma once

#include <string>

namespace flocking::sandbox {

/// The program that `program` starts, where that is what a version manager such as pyenv, asdf or
/// nodenv has put into its folder `shims` in place of Python or Node.js: a script that starts
/// further processes, which a run may not have, and takes longer than most runs. The interpreter is
/// asked once for its own path, in /, where no submission chooses a version. Any other program is
/// returned as it is, and so is one that does not answer.
std::string behind_stand_in(const std::string& program);

}  // namespace flocking::sandbox
