#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace flocking::diagnosis {

/// An error or a warning of a compiler at a line of a source.
struct CompilerError {
  std::string file;        ///< relative to the folder of the sources
  std::uint64_t line = 0;  ///< from 1
  std::string text;        ///< "'undeclared' was not declared in this scope"

  bool operator==(const CompilerError&) const = default;
};

/// Returns the parts of "main.cpp:88: suggest parentheses"; nothing for other texts, and for files
/// outside the folder of the sources.
std::optional<CompilerError> placed_text(std::string_view line);

/// Returns the errors in `log`, each once, of g++, clang, javac, rustc, mcs, go and make. Leaves
/// out errors without a place, and those in files outside the folder of the sources. The submission
/// can forge all of it.
std::vector<CompilerError> compiler_errors(std::string_view log);

}  // namespace flocking::diagnosis
