#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// Text of a submission, made harmless before any format sees it: printable UTF-8 that takes up no
/// more than its place and gives no orders to a terminal or a build server. Each format still
/// escapes what is special in it.
namespace flocking::report {

/// `bytes` as one line; cut behind `width` characters with "..." there.
std::string one_line(std::string_view bytes, std::size_t width = 300);

/// `bytes` as lines, each as one_line, without a line feed behind the last one. After many there is
/// one that says that there are more.
std::string several_lines(std::string_view bytes);

/// The lines of such a text with a bar before each, so that none can pass for a line of the report,
/// and a line feed behind each; empty where `text` is.
std::string marked(std::string_view text);

}  // namespace flocking::report
