#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace flocking::build {

/// A script, with clues from its text about its role in the program.
struct Script {
  std::string name;               ///< relative path
  std::string stem;               ///< name for --main: "main" for "src/main.py"
  std::vector<std::size_t> uses;  ///< indices of the scripts that it imports
  bool is_test = false;           ///< its name is that of a test: "test_flock.py", "flock.test.js"
  bool is_helper = false;         ///< never the program: "__init__.py", "jest.config.js"
  bool is_main = false;           ///< its name is that of a program: "main.py", "index.js"
  bool is_guarded = false;   ///< it tests whether it is the program: `if __name__ == "__main__"`
  bool reads_input = false;  ///< it mentions standard input
};

/// Returns the index of the start script. `main` is the value of --main: a path, a file name or a
/// stem. If it is empty, these questions narrow the scripts down, in order: is it named main, is it
/// imported by no other script, is it guarded, does it read standard input, does it import other
/// scripts, is it in the topmost folder. Returns none if several scripts remain.
std::optional<std::size_t> starting_script(const std::vector<Script>& scripts,
                                           const std::string& main);

/// Returns the names of the scripts that `start` does not import, directly or indirectly.
std::vector<std::string> scripts_not_run(const std::vector<Script>& scripts, std::size_t start);

}  // namespace flocking::build
