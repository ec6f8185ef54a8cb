#pragma once

#include <string>
#include <string_view>

namespace flocking::deploy {

/// A statement in a small part of Markdown (headings with ##, paragraphs, items with *, code
/// indented by four blanks, `code` within a line) as the LaTeX file of a problem package.
std::string statement_as_latex(std::string_view title, std::string_view markdown);

/// The same as a page of HTML.
std::string statement_as_html(std::string_view title, std::string_view markdown);

}  // namespace flocking::deploy
