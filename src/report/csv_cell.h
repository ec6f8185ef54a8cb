#pragma once

#include <string>
#include <string_view>

namespace flocking::report {

/// Returns `text` as a field of a CSV table. The field is always in quotes, so that no row begins
/// with text of a submission. If a spreadsheet would read the text as a formula, the field begins
/// with an apostrophe.
std::string as_cell(std::string_view text);

}  // namespace flocking::report
