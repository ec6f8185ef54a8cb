#include "replay/track.h"

#include <algorithm>
#include <utility>

namespace flocking::replay {

void keep_frames(Track& track, std::span<const std::size_t> frames, std::size_t size) {
  for (std::size_t i = 0; i < frames.size(); ++i) {
    std::copy_n(track.values.begin() + static_cast<std::ptrdiff_t>(frames[i] * size), size,
                track.values.begin() + static_cast<std::ptrdiff_t>(i * size));
  }
  track.values.resize(frames.size() * size);
  std::vector<Spelling> spelled;
  for (Spelling& spelling : track.spelled) {
    const auto first = std::lower_bound(frames.begin(), frames.end(), spelling.frame);
    const auto end = std::lower_bound(first, frames.end(), spelling.frame + spelling.frames);
    if (first == end) continue;
    spelling.frame = static_cast<std::size_t>(first - frames.begin());
    spelling.frames = static_cast<std::size_t>(end - first);
    spelled.push_back(std::move(spelling));
  }
  track.spelled = std::move(spelled);
}

}  // namespace flocking::replay
