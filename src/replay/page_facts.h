#pragma once

#include <span>
#include <string>

#include "replay/replay.h"
#include "replay/state.h"

namespace flocking::replay {

/// Returns the facts of a page as JSON without the characters that have a meaning in HTML.
std::string facts_of(const Replay& replay, std::span<const Block> blocks);

}  // namespace flocking::replay
