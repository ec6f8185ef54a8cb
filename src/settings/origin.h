#pragma once

#include <cstdint>
#include <string>

#include "base/error.h"

namespace flocking::settings {

/// Where a setting was made, for messages that name the place.
struct Origin {
  std::string flag;   ///< the flag as the user knows it; empty for a line of a file or the input
  SourcePlace place;  ///< of the path, else
  std::string line;   ///< the source line
  std::size_t token_at = 0;  ///< what to point at in it
  std::size_t token_size = 0;

  static Origin of_flag(std::string flag);

  /// Throws UsageError (a flag) or InputError (a file, the input) with "PLACE: message".
  [[noreturn]] void fail(const std::string& message) const;
  /// The same for a value that is right by itself, but does not fit the data: MisfitError (a flag)
  /// or InputError.
  [[noreturn]] void fail_to_fit(const std::string& message) const;
  /// The same for a file that cannot be read: EnvironmentError.
  [[noreturn]] void fail_to_read(const std::string& message) const;
};

}  // namespace flocking::settings
