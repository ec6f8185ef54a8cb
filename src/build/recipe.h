#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "build/language.h"

namespace flocking::build {

/// The instructor's flocking.toml: how every submission of the class is built and run.
struct Recipe {
  std::string build;  ///< shell commands, run in a copy of the sources; empty: nothing is built
  std::vector<std::string>
      run;  ///< the program (a path that begins with ./, or a command) and its arguments
  std::uint64_t processes = 1;  ///< processes and threads that a run needs
};

/// Parses a flocking.toml: `build` (a text), `run` (a text), `processes` (a number). Throws
/// InputError.
Recipe parse_recipe(const std::string& text, const std::string& source);

/// Reads the flocking.toml in `folder`; none if the file does not exist. Throws EnvironmentError,
/// InputError.
std::optional<Recipe> read_recipe(const std::string& folder);

/// Returns a row for the table of languages for a recipe with a build; `script` must outlive the
/// row.
Language language_of(const Recipe& recipe, const std::string& script);

/// Returns the script for the row of language_of().
std::string script_of(const Recipe& recipe);

/// The name of the row of language_of().
inline constexpr std::string_view kRecipe = "flocking.toml";

}  // namespace flocking::build
