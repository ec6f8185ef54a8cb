#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "build/language.h"

namespace flocking::build {

/// What the instructor's flocking.toml says: how every submission of the class is built and run.
struct Recipe {
  std::string build;  ///< for the shell, in a copy of the sources; empty: nothing is built
  std::vector<std::string>
      run;                      ///< the program, a path that begins with ./ or a command, and words
  std::uint64_t processes = 1;  ///< and threads that a run needs
};

/// Understands a flocking.toml: `build` (a text), `run` (a text), `processes` (a number). Throws
/// InputError.
Recipe parse_recipe(const std::string& text, const std::string& source);

/// The flocking.toml in `folder`; none where there is none. Throws EnvironmentError, InputError.
std::optional<Recipe> read_recipe(const std::string& folder);

/// A row of the table of languages for a recipe with a build; `script` must outlive it.
Language language_of(const Recipe& recipe, const std::string& script);

/// The script of that row.
std::string script_of(const Recipe& recipe);

/// The name of that row.
inline constexpr std::string_view kRecipe = "flocking.toml";

}  // namespace flocking::build
