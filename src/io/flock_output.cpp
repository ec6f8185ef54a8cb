#include "io/flock_output.h"

#include <cmath>

#include "io/number_format.h"

namespace flocking::io {

bool print_flock(const FlockState& state, Output& output) {
  const std::size_t agents = state.size();
  bool finite = true;
  for (std::size_t i = 0; i < agents; ++i) {
    const Vec2 position = state.position(i);
    const Vec2 velocity = state.velocity(i);
    char* out = output.reserve(4 * kMaxNumberBytes + 4);
    out = write_three_decimals(out, position.x);
    *out++ = ' ';
    out = write_three_decimals(out, position.y);
    *out++ = ' ';
    out = write_three_decimals(out, velocity.x);
    *out++ = ' ';
    out = write_three_decimals(out, velocity.y);
    *out++ = '\n';
    output.commit(out);
    // Infinity minus itself is NaN, which equals nothing.
    finite &= position - position == Vec2{} && velocity - velocity == Vec2{};
  }
  return finite;
}

std::optional<NonFinite> find_non_finite(const FlockState& state) {
  for (std::size_t i = 0; i < state.size(); ++i) {
    if (!std::isfinite(state.x[i])) return NonFinite{i, "x", state.x[i]};
    if (!std::isfinite(state.y[i])) return NonFinite{i, "y", state.y[i]};
    if (!std::isfinite(state.vx[i])) return NonFinite{i, "vx", state.vx[i]};
    if (!std::isfinite(state.vy[i])) return NonFinite{i, "vy", state.vy[i]};
  }
  return std::nullopt;
}

}  // namespace flocking::io
