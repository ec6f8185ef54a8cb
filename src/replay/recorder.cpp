#include "replay/recorder.h"

#include <algorithm>
#include <utility>

#include "replay/expectation.h"

namespace flocking::replay {
namespace {

// The number of steps to keep on either side of the first difference, if there is room.
constexpr std::uint64_t kStepsAround = 5;
// Additional cost of a frame: that of its step and time.
constexpr std::size_t kValuesOfFrame = 8;

ShownAgents shown_of(std::uint64_t agents, std::size_t most, const std::optional<Pinned>& pinned) {
  ShownAgents shown{agents, {}};
  if (agents <= most) return shown;
  const std::uint64_t stride = (agents + most - 1) / most;
  for (std::uint64_t agent = 0; agent < agents; agent += stride) shown.which.push_back(agent);
  if (pinned && pinned->agent % stride != 0) {
    shown.which.insert(std::lower_bound(shown.which.begin(), shown.which.end(), pinned->agent),
                       pinned->agent);
  }
  return shown;
}

}  // namespace

Recorder::Recorder(std::uint64_t agents, std::size_t flocks, const Budget& budget,
                   std::optional<Pinned> pinned)
    : expected_(recording_.shown, 3) {
  recording_.shown = shown_of(agents, budget.agents, pinned);
  const std::size_t frame = recording_.frame_size() * flocks + kValuesOfFrame;
  // At least four frames: the start, two more, and the last.
  most_frames_ = std::max<std::size_t>(budget.values / frame, 4);
  if (!pinned) return;
  const std::uint64_t around = std::clamp<std::uint64_t>(most_frames_ / 8, 1, kStepsAround);
  recording_.stays_from = pinned->step - std::min(around, pinned->step);
  recording_.stays_to = pinned->step + around;
  most_frames_ += 2 * around + 1;
}

void Recorder::add(std::uint64_t step, double time, TokenReader& lines) {
  add_frame(step, time, lines);
  while (recording_.steps.size() >= most_frames_) {
    expected_.keep(double_stride(recording_, false));
  }
}

void Recorder::add_last(std::uint64_t step, double time, TokenReader& lines) {
  if (recording_.steps.empty() || recording_.steps.back() != step) add_frame(step, time, lines);
}

void Recorder::add_frame(std::uint64_t step, double time, TokenReader& lines) {
  expected_.add_frame(lines);
  recording_.steps.push_back(step);
  recording_.times.push_back(time);
}

Recording Recorder::take() {
  std::vector<std::size_t> no_numbers;
  recording_.expected = expected_.take(no_numbers);
  fill_expected(recording_.expected, no_numbers, recording_.frame_size());
  return std::move(recording_);
}

Recording Recorder::take(std::string_view actual) {
  Recording recording = take();
  const ShownAgents& shown = recording.shown;
  const int usual = usual_decimals(actual, shown.agents, recording.steps);
  TrackBuilder builder(shown, decimals_that_fit(recording.expected, usual));
  builder.add_start(recording.expected);
  TokenReader reader(actual);
  std::uint64_t next = 1;
  for (const std::uint64_t step : recording.steps) {
    if (step < next) continue;
    reader.skip((step - next) * shown.agents * kFields);
    builder.add_frame(reader);
    next = step + 1;
  }
  std::vector<std::size_t> no_numbers;
  recording.actual = builder.take(no_numbers);
  fill_actual(recording.expected, *recording.actual, no_numbers, recording.frame_size());
  return recording;
}

}  // namespace flocking::replay
