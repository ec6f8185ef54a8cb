#pragma once

#include <string>

namespace flocking::intake {

/// Whether nobody handed `name` in: what version control, editors and systems leave in any folder.
bool is_litter(const std::string& name);

/// Whether a folder `name` in a student's work is none of it, but made of it: what was built,
/// caches, packages of others.
bool is_made_folder(const std::string& name);

}  // namespace flocking::intake
