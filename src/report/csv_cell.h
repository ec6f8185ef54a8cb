#pragma once

#include <string>
#include <string_view>

namespace flocking::report {

/// `text` as a field of a table (CSV): always in quotes, so that no row begins with what somebody
/// else wrote, and behind an apostrophe where a spreadsheet would take it for a formula.
std::string as_cell(std::string_view text);

}  // namespace flocking::report
