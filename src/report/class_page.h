#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/embedded_file.h"

namespace flocking::report {

/// The files in page/, styles and scripts in the order in which they belong together;
/// cmake/embed.cmake makes the definition.
std::span<const EmbeddedFile> class_files();

/// What is in the page of a grading.
struct ClassPage {
  std::string_view title;  ///< plain text
  std::string_view table;  ///< HTML: what is seen where scripts do not run
  std::string_view data;   ///< JSON, schema flocking-grade/1, without '<'
};

/// One file of HTML with all that it needs, and a policy that lets nothing else in. Throws
/// std::logic_error where the data could end the element that they stand in.
std::string class_page(const ClassPage& page);

}  // namespace flocking::report
