#pragma once

#include <span>
#include <string>
#include <string_view>

namespace flocking::cli {

/// The place of the word --, behind which a program stands with its own flags; argv + argc where
/// there is none.
const char* const* separator_in(int argc, const char* const* argv);

/// A flag of another command, and why it has no meaning here.
struct RefusedFlag {
  std::string_view flag;
  std::string_view why;
};

/// Throws UsageError "FLAG, lead, why" for the first of the words that is such a flag, with a value
/// or without: the parser alone would suggest others that look like it.
void refuse_flags(std::span<const char* const> words, std::span<const RefusedFlag> refused,
                  std::string_view lead);

}  // namespace flocking::cli
