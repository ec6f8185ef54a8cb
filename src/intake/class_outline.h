#pragma once

#include <cstddef>
#include <vector>

#include "intake/archive.h"
#include "intake/class_layout.h"

namespace flocking::intake {

/// Returns the items of a class whose archive has `names`, as class_items_in() finds them when it
/// is opened, below the `wrappers` folders that hold all.
std::vector<Item> outline_of(const std::vector<ArchiveName>& names, std::size_t wrappers);

}  // namespace flocking::intake
