#include "replay/force_log.h"

#include <algorithm>

namespace flocking::replay {

void ForceLog::begin_step() {
  ++steps_;
  if (agents_ * steps_ * tracks_.size() > most_) {
    is_full_ = true;
    tracks_.clear();
  }
  for (ForceTrack& track : tracks_) track.values.resize(2 * agents_ * steps_);
}

void ForceLog::add(std::string_view name, std::span<const Vec2> on_agents) {
  if (is_full_) return;
  auto track = std::find_if(tracks_.begin(), tracks_.end(),
                            [&](const ForceTrack& one) { return one.name == name; });
  if (track == tracks_.end()) {
    if (agents_ * steps_ * (tracks_.size() + 1) > most_) {
      is_full_ = true;
      tracks_.clear();
      return;
    }
    tracks_.push_back({name, std::vector<float>(2 * agents_ * steps_)});
    track = tracks_.end() - 1;
  }
  float* at = track->values.data() + 2 * agents_ * (steps_ - 1);
  for (const Vec2 force : on_agents) {
    *at++ = static_cast<float>(force.x);
    *at++ = static_cast<float>(force.y);
  }
}

std::vector<ForceTrack> ForceLog::take(const ShownAgents& shown) const {
  if (shown.which.empty()) return tracks_;
  std::vector<ForceTrack> tracks;
  for (const ForceTrack& all : tracks_) {
    ForceTrack& track = tracks.emplace_back(ForceTrack{all.name, {}});
    for (std::size_t step = 0; step < steps_; ++step) {
      for (const std::uint64_t agent : shown.which) {
        const std::size_t at = 2 * (step * agents_ + agent);
        track.values.insert(track.values.end(), {all.values[at], all.values[at + 1]});
      }
    }
  }
  return tracks;
}

}  // namespace flocking::replay
