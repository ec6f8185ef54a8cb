#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "replay/replay.h"

namespace flocking::replay {

/// A block of numbers in the state.
struct Block {
  std::string name;
  std::string_view form;  ///< varint, f32, f64
  std::uint64_t count = 0;
};

/// The bytes of all blocks, one after another.
struct State {
  std::vector<Block> blocks;
  std::string bytes;
};

/// Returns the state of a replay as docs/replay.md describes it.
State state_of(const Replay& replay);

}  // namespace flocking::replay
