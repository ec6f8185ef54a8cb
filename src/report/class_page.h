#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/embedded_file.h"

namespace flocking::report {

/// Returns the files in page/. Styles and scripts are in the order in which they are joined.
/// cmake/embed.cmake generates the definition.
std::span<const EmbeddedFile> class_files();

/// The parts of a page that differ between gradings.
struct ClassPage {
  std::string_view title;  ///< plain text
  std::string_view table;  ///< HTML shown if scripts do not run
  std::string_view data;   ///< JSON, schema flocking-grade/1, without '<'
};

/// Returns one self-contained HTML file, whose policy lets it load nothing else. Throws
/// std::logic_error if the data could end its HTML element.
std::string class_page(const ClassPage& page);

}  // namespace flocking::report
