#pragma once

#include <span>
#include <string>

#include "replay/replay.h"
#include "replay/state.h"

namespace flocking::replay {

/// The facts of a page as JSON, without any character that means something to HTML.
std::string facts_of(const Replay& replay, std::span<const Block> blocks);

}  // namespace flocking::replay
