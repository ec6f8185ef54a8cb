#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/embedded_file.h"

namespace flocking::playground {

/// The files in page/ and the module's loader, scripts in the order in which they belong together;
/// cmake/embed.cmake makes the definition.
std::span<const EmbeddedFile> playground_files();

/// The engine as WebAssembly, compressed by gzip.
std::string_view packed_engine();

/// What a page is made of beside the engine.
struct PlaygroundParts {
  std::string_view made_by;   ///< the program's name and version
  std::string_view variants;  ///< HTML: an option for each choice of a variant
};

/// One file of HTML with all that it needs, and a policy that lets nothing else in.
std::string playground_page(const PlaygroundParts& parts);

}  // namespace flocking::playground
