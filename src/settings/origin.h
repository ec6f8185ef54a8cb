#pragma once

#include <cstdint>
#include <string>

#include "base/error.h"

namespace flocking::settings {

/// The place where a value was set, for messages.
struct Origin {
  std::string flag;          ///< as the user typed it; empty for a line of a file or the input
  SourcePlace place;         ///< of the path, if there is no flag
  std::string line;          ///< the source line
  std::size_t token_at = 0;  ///< offset in `line` to point at
  std::size_t token_size = 0;

  static Origin of_flag(std::string flag);

  /// Throws UsageError (a flag) or InputError (a file, the input) with "PLACE: message".
  [[noreturn]] void fail(const std::string& message) const;
  /// Throws MisfitError (a flag) or InputError, for a value that is valid but does not fit the
  /// data.
  [[noreturn]] void fail_to_fit(const std::string& message) const;
  /// Throws EnvironmentError, for a file that cannot be read.
  [[noreturn]] void fail_to_read(const std::string& message) const;
};

}  // namespace flocking::settings
