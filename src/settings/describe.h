#pragma once

#include <string>

namespace flocking::settings {

/// The table of settings for a terminal: path, what it takes, unit, default, help.
std::string describe_as_text();

/// The same as Markdown, which docs/settings.md is.
std::string describe_as_markdown();

/// The same as JSON, for programs that make forms of it.
std::string describe_as_json();

}  // namespace flocking::settings
