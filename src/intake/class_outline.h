#pragma once

#include <cstddef>
#include <vector>

#include "intake/archive.h"
#include "intake/class_layout.h"

namespace flocking::intake {

/// Returns the items of a class from the `names` in its archive, below the `wrappers` folders that
/// contain everything: the same items that class_items_in() finds after the archive is opened.
std::vector<Item> outline_of(const std::vector<ArchiveName>& names, std::size_t wrappers);

}  // namespace flocking::intake
