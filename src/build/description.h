#pragma once

#include <string>

namespace flocking::build {

/// Returns why the folder `files` contains no program: "only a PDF: essay.pdf", "only headers:
/// vec.h".
std::string description_of(const std::string& files);

}  // namespace flocking::build
