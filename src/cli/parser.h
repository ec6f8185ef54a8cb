#pragma once

#include <functional>
#include <optional>
#include <string>

#include "cli/cli11.h"

namespace flocking::cli {

/// Lets `app` understand `argv` (its first word is skipped). Returns the text to print where --help
/// or --version asks for one. Throws UsageError naming the first thing that is wrong; for a word
/// that no option takes, `about_word` says what to do instead.
std::optional<std::string> parse(CLI::App& app, int argc, const char* const* argv,
                                 const std::function<std::string(const std::string&)>& about_word);

/// "; did you mean BEST?", or nothing where no known name is near `word`.
std::string suggestion(const std::string& word, const std::vector<std::string>& known);

}  // namespace flocking::cli
