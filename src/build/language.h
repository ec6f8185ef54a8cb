#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace flocking::build {

/// How the file of a language that a program begins in is known.
enum class Start {
  kNone,      ///< there is one file, by which the row is known
  kCMain,     ///< int main(
  kRustMain,  ///< fn main(
  kGoMain,    ///< func main(
  kJavaMain,  ///< static void main(
  kCsMain,    ///< static ... Main(
  kPython,    ///< by names and imports, see python_sources.h
  kNode,      ///< likewise, see javascript_sources.h
};

/// A language, or a way to build: all that is known of it.
struct Language {
  std::string_view name;                    ///< "C++", as reports have it
  std::string_view marker;                  ///< a file that says it is it; empty: known by endings
  std::array<std::string_view, 7> endings;  ///< of its sources, in any case, but ".c" and ".C"
  Start start = Start::kNone;
  std::string_view tool;  ///< program of this machine that builds it, or, without a script, runs it
  /// What is behind the tool before the sources; --cxx-flags replaces that of C++.
  std::string_view flags;
  /// For the shell, in the folder of the sources, which it cannot change. "$@" are the tool, the
  /// flags and the sources, the one it begins in first; what is to be run goes to $product, by
  /// `pick` the one program in the folder $where. Empty: nothing is built.
  std::string_view script;
  std::string_view runner;      ///< program that runs what was built; empty: it is one itself
  std::string_view options;     ///< of the runner, or of the tool where nothing is built
  std::uint64_t processes = 1;  ///< and threads that a run needs, itself included
  bool calls_cxx = false;       ///< a compiler of C or C++ may build it
  bool has_place = false;       ///< the script expects Plan::place before the sources
};

/// All, in the order in which they are tried: the first that fits counts.
std::span<const Language> languages();

/// Returns the row of that name; null if there is none.
const Language* language_named(std::string_view name);

/// Returns the name of the row whose scripts the program `tool` runs; empty if there is none.
std::string_view language_of_tool(std::string_view tool);

/// The row of C++, whose flags can be given.
inline constexpr std::string_view kCxx = "C++";

}  // namespace flocking::build
