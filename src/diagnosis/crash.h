#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace flocking::diagnosis {

/// Where and why a program of a student's crashed, as a sanitizer saw it.
struct Crash {
  std::string file;        ///< relative to the folder of the sources
  std::uint64_t line = 0;  ///< from 1
  std::string cause;  ///< "index 5 of a vector of 5"; printable, one line; empty where withheld
  std::vector<std::string> callers;  ///< "main.cpp:20", inner ones first; at most three

  bool operator==(const Crash&) const = default;
};

/// "main.cpp:71: index 5 of a vector of 5"; "main.cpp:71: it crashes here" without a cause.
inline std::string crash_line(const Crash& crash) {
  return crash.file + ':' + std::to_string(crash.line) + ": " +
         (crash.cause.empty() ? "it crashes here" : crash.cause);
}

/// The folder that sources of a build with sanitizers are told to come from, in what it prints.
inline constexpr std::string_view kSourceFolder = "/submission";

/// Before the text that a number was last made of, a line of its own, in what such a build prints.
inline constexpr std::string_view kLastTextMark = "==flocking== text: ";

}  // namespace flocking::diagnosis
