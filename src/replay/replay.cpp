#include "replay/replay.h"

#include "base/base64.h"
#include "replay/assemble.h"
#include "replay/bytes.h"
#include "replay/page_facts.h"
#include "replay/state.h"

namespace flocking::replay {
namespace {

void leave_exact_out(Replay& replay, std::string_view reason) {
  replay.exact.reset();
  replay.exact_left_out = reason;
}

}  // namespace

std::string page_of(Replay replay, std::size_t state_bytes) {
  State state = state_of(replay);
  std::string stream = compressed(state.bytes);
  if (stream.size() > state_bytes && replay.exact) {
    leave_exact_out(replay, "too large for a page");
    state = state_of(replay);
    stream = compressed(state.bytes);
  }
  while (stream.size() > state_bytes && thin(replay.recording)) {
    if (replay.forces) {
      replay.forces.reset();
      replay.forces_left_out = kStepsLeftOut;
    }
    state = state_of(replay);
    stream = compressed(state.bytes);
  }
  const std::string facts = facts_of(replay, state.blocks);
  return assembled({replay.title, facts, base64(stream)});
}

}  // namespace flocking::replay
