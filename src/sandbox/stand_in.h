#pragma once

#include <string>

namespace flocking::sandbox {

/// Returns the program that `program` starts if it is a stand-in: a script in the folder `shims` of
/// a version manager such as pyenv, asdf or nodenv that starts Python or Node.js. Such a script
/// starts further processes, which a run must not have, and takes longer than most runs. Asks the
/// interpreter once for its own path, in the folder /, where no submission can choose a version.
/// Returns any other program unchanged, also a stand-in whose interpreter does not answer.
std::string behind_stand_in(const std::string& program);

}  // namespace flocking::sandbox
