#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/embedded_file.h"

namespace flocking::playground {

/// Returns the files in page/, and the engine's loader if the engine is built in. Scripts are in
/// the order in which they are joined. cmake/embed.cmake generates the definition.
std::span<const EmbeddedFile> playground_files();

/// Returns the engine as WebAssembly, compressed by gzip; empty if the program was built without
/// the engine (cmake/wasm.sh builds it).
std::string_view packed_engine();

/// The parts of the page that differ between builds.
struct PlaygroundParts {
  std::string_view made_by;   ///< the program's name and version
  std::string_view variants;  ///< HTML: an option for each choice of a variant
};

/// Returns one self-contained HTML file, whose policy lets it load nothing else.
std::string playground_page(const PlaygroundParts& parts);

}  // namespace flocking::playground
