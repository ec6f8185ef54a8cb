#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "maps/part.h"

namespace flocking::maps {

/// Returns the `count` tile numbers that a layer's `data`, or a chunk of it, encodes: as CSV, as
/// Base64 (plain or compressed by zlib or gzip), or as elements <tile>. 0 is an empty cell; the
/// bits for flipped tiles are cleared (Tiled, "Global Tile IDs", Tile Flipping). `encoded` has the
/// encoding, `piece` the text. Throws if the number of tiles differs from `count`, and for other
/// encodings.
std::vector<std::uint32_t> tiles_of(const Part& encoded, const Part& piece, std::size_t count);

}  // namespace flocking::maps
