#pragma once

namespace flocking::maps {

/// Registers the readers for maps of Tiled and LDtk and for grey PNG in this process.
void use_map_readers();

}  // namespace flocking::maps
