#pragma once

#include <cerrno>
#include <cstdint>
#include <exception>
#include <string>
#include <system_error>
#include <utility>

#include "base/exit_status.h"

namespace flocking {

/// A place in a text. Lines and columns count from 1; a column is a byte of the line, a byte-order
/// mark at the start of the text not counted.
struct SourcePlace {
  std::string source;  ///< a file name, or <stdin>
  std::uint64_t line = 1;
  std::uint64_t column = 1;
};

/// Anything that ends a command early. `what()` is the text to show behind "flocking: error: ";
/// it may span lines (a source line and a caret) and does not end in one.
class Error : public std::exception {
 public:
  Error(ExitStatus status, std::string text) : status_(status), text_(std::move(text)) {}

  [[nodiscard]] ExitStatus status() const noexcept { return status_; }
  [[nodiscard]] const char* what() const noexcept override { return text_.c_str(); }

 private:
  ExitStatus status_;
  std::string text_;
};

/// Wrong flags or arguments: exit status 2.
class UsageError : public Error {
 public:
  explicit UsageError(std::string text) : Error(ExitStatus::kUsage, std::move(text)) {}
};

/// Settings that are right each by itself, but do not fit the data, such as a goal outside of the
/// map: exit status 1.
class MisfitError : public Error {
 public:
  explicit MisfitError(std::string text) : Error(ExitStatus::kNo, std::move(text)) {}
};

/// The surroundings failed (a file that cannot be read, a full disk): exit status 3.
class EnvironmentError : public Error {
 public:
  explicit EnvironmentError(std::string text) : Error(ExitStatus::kEnvironment, std::move(text)) {}
};

/// The input is not what it should be: exit status 1. `excerpt` is the source line with a caret
/// line under it, or empty where there is nothing to show.
class InputError : public Error {
 public:
  InputError(SourcePlace place, const std::string& message, const std::string& excerpt)
      : Error(ExitStatus::kNo, place.source + ':' + std::to_string(place.line) + ':' +
                                   std::to_string(place.column) + ": " + message +
                                   (excerpt.empty() ? "" : "\n") + excerpt),
        place_(std::move(place)) {}

  [[nodiscard]] const SourcePlace& place() const noexcept { return place_; }

 private:
  SourcePlace place_;
};

/// What the system says about an error number: "No such file or directory".
inline std::string system_words(int error) { return std::generic_category().message(error); }

/// Throws an EnvironmentError: `what`, and what the system says about it.
[[noreturn]] inline void fail_by_system(const std::string& what, int error = errno) {
  throw EnvironmentError(what + ": " + system_words(error));
}

/// The reader of our output has gone (`| head`): no fault of anybody, the program ends quietly.
class OutputClosed : public std::exception {
 public:
  [[nodiscard]] const char* what() const noexcept override { return "the output was closed"; }
};

}  // namespace flocking
