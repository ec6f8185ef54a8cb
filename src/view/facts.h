#pragma once

#include <span>
#include <string>

#include "view/replay.h"
#include "view/state.h"

namespace flocking::view {

/// The facts of a page as JSON, without any character that means something to HTML.
std::string facts_of(const Replay& replay, std::span<const Block> blocks);

}  // namespace flocking::view
