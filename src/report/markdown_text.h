#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "report/cells.h"

/// Parts of Markdown documents. Untrusted text is only in code spans and fences, where renderers
/// recognize no markup, HTML, links or mentions.
namespace flocking::report {

/// Returns a code span; empty if `text` is empty. Backticks and bars are written in hexadecimal,
/// since they would end a span or a cell.
std::string code(std::string_view text);

/// Returns a fenced block of `lines`, each of which ends in a line feed; empty if there are no
/// lines.
std::string fenced(const std::string& lines);

/// Returns a table whose first row is the head; names are code spans.
std::string table(const std::vector<Row>& rows);

}  // namespace flocking::report
