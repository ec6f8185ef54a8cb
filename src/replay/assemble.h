#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/embedded_file.h"

namespace flocking::replay {

/// The files in page/; cmake/embed.cmake makes the definition.
std::span<const EmbeddedFile> page_files();

/// What goes into a page.
struct PageParts {
  std::string_view title;  ///< any text
  std::string_view facts;  ///< JSON without < > &
  std::string_view state;  ///< base64
};

/// replay.html with its style and its scripts, in their order, and these parts. Throws
/// std::logic_error where the page lacks one of its places.
std::string assembled(const PageParts& parts);

}  // namespace flocking::replay
