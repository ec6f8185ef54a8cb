#pragma once

#include <span>
#include <string>
#include <string_view>

namespace flocking::cli {

/// Returns the place of the word --, which precedes a program and its flags; argv + argc if there
/// is none.
const char* const* separator_in(int argc, const char* const* argv);

/// A flag of another command, and why this command refuses it.
struct RefusedFlag {
  std::string_view flag;
  std::string_view why;
};

/// Throws UsageError "FLAG, lead, why" for the first word that is a refused flag, with or without a
/// value. The parser's own message would suggest similar flags.
void refuse_flags(std::span<const char* const> words, std::span<const RefusedFlag> refused,
                  std::string_view lead);

}  // namespace flocking::cli
