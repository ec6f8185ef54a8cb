#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace flocking::build {

/// Returns the paths that a JavaScript source requires or imports from its project, as written:
/// "./vec", "../lib/flock.js". Parses the source as text in linear time, without comments.
std::vector<std::string> javascript_imports(std::string_view text);

/// A few settings of a package.json.
struct NodePackage {
  std::string main;   ///< the value of "main"; may be empty
  std::string start;  ///< the value of "start" in "scripts"; may be empty
};

/// Reads a package.json as text: uses the first value of each name. Accepts text that is not valid
/// JSON.
NodePackage node_package(std::string_view text);

}  // namespace flocking::build
