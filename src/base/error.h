#pragma once

#include <cerrno>
#include <cstdint>
#include <exception>
#include <string>
#include <system_error>
#include <utility>

#include "base/exit_status.h"

namespace flocking {

/// A place in a text. Lines and columns count from 1. A column is a byte of the line; a byte-order
/// mark at the start of the text does not count.
struct SourcePlace {
  std::string source;  ///< a file name, or <stdin>
  std::uint64_t line = 1;
  std::uint64_t column = 1;
};

/// An error that ends a command early. `what()` is the text to print after "flocking: error: ". It
/// may span lines (a source line and a caret) and does not end in a line feed.
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

/// A setting that is valid but does not fit the data, such as a goal outside the map: exit status
/// 1.
class MisfitError : public Error {
 public:
  explicit MisfitError(std::string text) : Error(ExitStatus::kNo, std::move(text)) {}
};

/// A failure of the environment, such as an unreadable file or a full disk: exit status 3.
class EnvironmentError : public Error {
 public:
  explicit EnvironmentError(std::string text) : Error(ExitStatus::kEnvironment, std::move(text)) {}
};

/// Invalid input: exit status 1. `excerpt` is the source line with a caret line under it, or empty
/// if there is nothing to show.
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

/// Returns the system's text for an error number, such as "No such file or directory".
inline std::string system_words(int error) { return std::generic_category().message(error); }

/// Throws an EnvironmentError with `what` and the system's text for the error.
[[noreturn]] inline void fail_by_system(const std::string& what, int error = errno) {
  throw EnvironmentError(what + ": " + system_words(error));
}

/// The reader of our output has gone (`| head`). This is not an error: the program ends quietly.
class OutputClosed : public std::exception {
 public:
  [[nodiscard]] const char* what() const noexcept override { return "the output was closed"; }
};

}  // namespace flocking
