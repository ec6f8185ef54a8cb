#pragma once

#include <string>
#include <string_view>

namespace flocking::deploy {

/// Returns a statement as the LaTeX file of a problem package. It may use a small part of Markdown:
/// headings with ##, paragraphs, items with *, code indented by four blanks, `code` in a line.
std::string statement_as_latex(std::string_view title, std::string_view markdown);

/// Returns the statement of statement_as_latex() as a page of HTML.
std::string statement_as_html(std::string_view title, std::string_view markdown);

}  // namespace flocking::deploy
