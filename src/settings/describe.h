#pragma once

#include <string>

namespace flocking::settings {

/// Returns the table of settings for a terminal: path, type, unit, default, help.
std::string describe_as_text();

/// Returns the table as Markdown, the content of docs/settings.md.
std::string describe_as_markdown();

/// Returns the table as JSON, from which programs can build forms.
std::string describe_as_json();

}  // namespace flocking::settings
