#include "replay/recording.h"

namespace flocking::replay {

std::vector<std::size_t> double_stride(Recording& recording, bool with_last) {
  recording.stride *= 2;
  std::vector<std::size_t> frames;
  for (std::size_t i = 0; i < recording.steps.size(); ++i) {
    const bool is_last = with_last && i + 1 == recording.steps.size();
    if (is_last || recording.has_place(recording.steps[i])) frames.push_back(i);
  }
  for (std::size_t i = 0; i < frames.size(); ++i) {
    recording.steps[i] = recording.steps[frames[i]];
    recording.times[i] = recording.times[frames[i]];
  }
  recording.steps.resize(frames.size());
  recording.times.resize(frames.size());
  return frames;
}

bool thin(Recording& recording) {
  if (recording.steps.empty() || recording.stride >= recording.steps.back()) return false;
  const std::vector<std::size_t> frames = double_stride(recording, true);
  keep_frames(recording.expected, frames, recording.frame_size());
  if (recording.actual) keep_frames(*recording.actual, frames, recording.frame_size());
  return true;
}

}  // namespace flocking::replay
