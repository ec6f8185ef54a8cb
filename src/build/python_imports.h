#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace flocking::build {

/// A module that a Python source imports.
struct PythonImport {
  std::size_t level = 0;           ///< number of leading dots: 1 for `from .vec import Vec`
  std::string module;              ///< "boids.vec"; empty for `from . import vec`
  std::vector<std::string> names;  ///< after `import`; they may be modules too
};

/// Returns the imports of a Python source, parsed line by line as text, in linear time. Ignores
/// lines inside multi-line string literals.
std::vector<PythonImport> python_imports(std::string_view text);

}  // namespace flocking::build
