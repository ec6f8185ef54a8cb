#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/embedded_file.h"

namespace flocking::replay {

/// Returns the files in page/; defined by cmake/embed.cmake.
std::span<const EmbeddedFile> page_files();

/// The parts to insert into a page.
struct PageParts {
  std::string_view title;  ///< any text
  std::string_view facts;  ///< JSON without < > &
  std::string_view state;  ///< base64
};

/// Returns replay.html with its styles and scripts, in order, and `parts` inserted. Throws
/// std::logic_error if the page lacks a placeholder.
std::string assembled(const PageParts& parts);

}  // namespace flocking::replay
