#include "replay/state.h"

#include "core/printed_address.h"
#include "replay/bytes.h"
#include "replay/expectation.h"

namespace flocking::replay {
namespace {

std::string steps_of(const Recording& recording) {
  std::string bytes;
  std::uint64_t before = 0;
  for (const std::uint64_t step : recording.steps) {
    append_varint(bytes, static_cast<std::int64_t>(step - before));
    before = step;
  }
  return bytes;
}

class StateWriter {
 public:
  explicit StateWriter(const Recording& recording)
      : recording_(recording), expectation_{recording.frame_size()} {}

  void add(std::string name, std::string_view form, std::uint64_t count) {
    state_.blocks.push_back({std::move(name), form, count});
  }
  std::string& bytes() { return state_.bytes; }

  void add_expected() {
    const Track& expected = recording_.expected;
    add_fields("expected.", expected, [&](std::size_t at) {
      return expected.values[at] - expectation_.of_expected(expected, at);
    });
  }

  void add_actual() {
    const Track& actual = *recording_.actual;
    add_fields("actual.", actual, [&](std::size_t at) {
      return actual.values[at] - expectation_.of_actual(recording_.expected, actual, at);
    });
  }

  void add_exact(const ExactTrack& exact) {
    for (std::size_t field = 0; field < kFields; ++field) {
      add_doubles("exact." + std::string(kFieldNames[field]), exact.fields[field]);
    }
    add_doubles("exact.dt", exact.time_steps);
    if (!exact.headings.empty()) add_doubles("exact.heading", exact.headings);
  }

  void add_doubles(std::string name, const std::vector<double>& numbers) {
    add(std::move(name), "f64", numbers.size());
    append_doubles(state_.bytes, numbers);
  }

  State take() { return std::move(state_); }

 private:
  template <class Residual>
  void add_fields(const std::string& flock, const Track& track, const Residual& residual) {
    for (std::size_t field = 0; field < kFields; ++field) {
      add(flock + std::string(kFieldNames[field]), "varint", track.values.size() / kFields);
      for (std::size_t at = field; at < track.values.size(); at += kFields) {
        append_varint(state_.bytes, residual(at));
      }
    }
  }

  const Recording& recording_;
  Expectation expectation_;
  State state_;
};

}  // namespace

State state_of(const Replay& replay) {
  const Recording& recording = replay.recording;
  StateWriter writer(recording);
  writer.add("step", "varint", recording.steps.size());
  writer.bytes() += steps_of(recording);
  writer.add_doubles("time", recording.times);
  writer.add_expected();
  if (recording.actual) writer.add_actual();
  if (replay.forces) {
    for (const ForceTrack& force : *replay.forces) {
      writer.add("force." + std::string(force.name), "f32", force.values.size());
      append_floats(writer.bytes(), force.values);
    }
  }
  if (replay.exact) writer.add_exact(*replay.exact);
  return writer.take();
}

}  // namespace flocking::replay
