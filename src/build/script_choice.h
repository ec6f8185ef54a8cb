#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace flocking::build {

/// A script, and what its text says about its part in the program.
struct Script {
  std::string name;               ///< relative path
  std::string stem;               ///< what --main may call it: "main" of "src/main.py"
  std::vector<std::size_t> uses;  ///< the scripts that it imports, by their numbers
  bool is_test = false;           ///< named as tests are: "test_flock.py", "flock.test.js"
  bool is_helper = false;         ///< never a program: "__init__.py", "jest.config.js"
  bool is_main = false;           ///< named as programs are: "main.py", "index.js"
  bool is_guarded = false;        ///< asks if it is the program: `if __name__ == "__main__"`
  bool reads_input = false;       ///< names standard input
};

/// Returns the number of the script that the program begins in. `main` is the value of --main: a
/// path, a file name or a stem. If it is empty, the script is the one that remains after these
/// questions, in this order: is it named main, is it imported by no other, is it guarded, does it
/// read standard input, does it import others, is it in the topmost folder. None if several remain.
std::optional<std::size_t> starting_script(const std::vector<Script>& scripts,
                                           const std::string& main);

/// Returns the names of the scripts that `start` does not import, not even through others.
std::vector<std::string> scripts_not_run(const std::vector<Script>& scripts, std::size_t start);

}  // namespace flocking::build
