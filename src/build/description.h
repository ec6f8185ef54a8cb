#pragma once

#include <string>

namespace flocking::build {

/// Returns a reason why the folder `files` holds no program: "only a PDF: essay.pdf", "only
/// headers: vec.h".
std::string description_of(const std::string& files);

}  // namespace flocking::build
