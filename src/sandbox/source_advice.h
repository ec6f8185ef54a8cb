#pragma once

#include <string>

namespace flocking::sandbox {

/// Returns advice if the name `name`, given for a program, is that of a source file: "it is a
/// source file; compile it: ..."; else an empty string.
std::string advice_for_source(const std::string& name);

}  // namespace flocking::sandbox
