#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "report/cells.h"

/// Pieces of Markdown. Text of others stands in code spans and fences only: there no renderer finds
/// markup, HTML, links or mentions.
namespace flocking::report {

/// A code span. Backticks and bars, which end a span and a cell, are spelt in hexadecimal; empty
/// where `text` is.
std::string code(std::string_view text);

/// A block of `lines`, each of which ends in a line feed; empty where there are none.
std::string fenced(const std::string& lines);

/// A table under its first row; cells of names are code spans.
std::string table(const std::vector<Row>& rows);

}  // namespace flocking::report
