#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace flocking::diagnosis {

/// The problem of a run that a second run examines.
enum class Trouble : std::uint8_t {
  kCrash,      ///< the program ended with a signal or a non-zero exit status
  kNotFinite,  ///< the program printed NaN or infinity
  kTimeLimit,  ///< the program exceeded the limit of processor time
};

/// The place and cause of a crash, of the first NaN or infinity, or the place at the time limit,
/// from a second run with sanitizers.
struct Crash {
  std::string file;        ///< relative to the folder of the sources
  std::uint64_t line = 0;  ///< from 1
  std::string cause;       ///< "index 5 of a vector of 5"; printable, one line; empty if withheld
  std::vector<std::string> callers;  ///< "main.cpp:20", innermost first; at most three
  Trouble trouble = Trouble::kCrash;

  bool operator==(const Crash&) const = default;
};

/// Returns the problem in words, for a line whose cause is unknown.
inline std::string_view trouble_words(Trouble trouble) {
  if (trouble == Trouble::kNotFinite) return "NaN or infinity appears here first";
  return trouble == Trouble::kTimeLimit ? "the program is here when the time limit is reached"
                                        : "it crashes here";
}

/// Returns "main.cpp:71: index 5 of a vector of 5", or "main.cpp:71: it crashes here" if there is
/// no cause.
inline std::string crash_line(const std::string& file, std::uint64_t line, const std::string& cause,
                              Trouble trouble) {
  return file + ':' + std::to_string(line) + ": " +
         (cause.empty() ? std::string(trouble_words(trouble)) : cause);
}

/// The folder name that a build with sanitizers records for the sources, and that its crash reports
/// contain.
inline constexpr std::string_view kSourceFolder = "/submission";

/// Prefix of the line with the text last converted to a number, in the output of a
/// build with sanitizers.
inline constexpr std::string_view kLastTextMark = "==flocking== text: ";

/// Prefix of the reason for which a build with sanitizers stopped itself: "invalid", "divided" or
/// "time".
inline constexpr std::string_view kEndMark = "==flocking== end: ";

/// Environment variables that make a build with sanitizers stop: at the first NaN or division by
/// zero; or after a number of milliseconds of processor time.
inline constexpr std::string_view kTrapVariable = "FLOCKING_TRAP";
inline constexpr std::string_view kTimerVariable = "FLOCKING_TIMER_MS";

}  // namespace flocking::diagnosis
