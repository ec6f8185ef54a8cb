#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace flocking::build {

/// How the start file of a program in a language is found.
enum class Start {
  kNone,      ///< a single file, which identifies the row
  kCMain,     ///< int main(
  kRustMain,  ///< fn main(
  kGoMain,    ///< func main(
  kJavaMain,  ///< static void main(
  kCsMain,    ///< static ... Main(
  kPython,    ///< by names and imports, see python_sources.h
  kNode,      ///< by package.json and imports, see javascript_sources.h
};

/// A language or build system, and how to find, build and run its programs.
struct Language {
  std::string_view name;    ///< as in reports: "C++"
  std::string_view marker;  ///< a file that identifies the language; empty: its endings identify it
  std::array<std::string_view, 7> endings;  ///< endings of sources; any case, except ".c" and ".C"
  Start start = Start::kNone;
  /// the machine's program that builds the sources or, without a script, runs them
  std::string_view tool;
  /// Flags between the tool and the sources; --cxx-flags replaces the flags of C++.
  std::string_view flags;
  /// A shell script that runs in the folder of the sources, which it cannot change. "$@" are the
  /// tool, the flags and the sources, the start file first. The script must write the program to
  /// $product; its function `pick` takes the only program in the folder $where. Empty: nothing is
  /// built.
  std::string_view script;
  std::string_view runner;      ///< program that runs the product; empty: the product is executable
  std::string_view options;     ///< options of the runner or, if nothing is built, of the tool
  std::uint64_t processes = 1;  ///< processes and threads that a run needs, including the program
  bool calls_cxx = false;       ///< the build may call a compiler of C or C++
  bool has_place = false;       ///< the script expects Plan::place before the sources
};

/// Returns all rows, in the order in which they are tried: the first match counts.
std::span<const Language> languages();

/// Returns the row of that name; null if there is none.
const Language* language_named(std::string_view name);

/// Returns true if `name` has an ending of the language's sources and a stem before it.
bool is_source_of(const Language& language, std::string_view name);

/// Returns the name of the row whose scripts run with the program `tool`; empty if there is none.
std::string_view language_of_tool(std::string_view tool);

/// The name of the row of C++, whose flags are configurable.
inline constexpr std::string_view kCxx = "C++";

}  // namespace flocking::build
