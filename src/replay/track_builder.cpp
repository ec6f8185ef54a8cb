#include "replay/track_builder.h"

#include <algorithm>
#include <array>
#include <utility>

#include "replay/expectation.h"

namespace flocking::replay {

void TrackBuilder::add_frame(TokenReader& reader) {
  if (shown_.which.empty()) {
    for (std::size_t place = 0; place < shown_.agents; ++place) add_agent(reader, place);
  } else {
    std::uint64_t next = 0;
    for (std::size_t place = 0; place < shown_.which.size(); ++place) {
      reader.skip((shown_.which[place] - next) * kFields);
      add_agent(reader, place);
      next = shown_.which[place] + 1;
    }
    reader.skip((shown_.agents - next) * kFields);
  }
  ++frames_;
}

void TrackBuilder::add_start(const Track& expected) {
  for (std::size_t at = 0; at < shown_.count() * kFields; ++at) {
    track_.values.push_back(with_decimals(expected.values[at], track_.decimals));
  }
  for (const Spelling& spelling : expected.spelled) {
    if (spelling.frame > 0) break;
    track_.spelled.push_back(spelling);
    track_.spelled.back().frames = 1;
  }
  ++frames_;
}

void TrackBuilder::add_agent(TokenReader& reader, std::size_t place) {
  for (std::size_t field = 0; field < kFields; ++field) {
    judge::Token token;
    const bool is_there = reader.next(token);
    const Reading reading = is_there ? read_value(token, track_.decimals) : Reading();
    if (!reading.is_number) no_numbers_.push_back(track_.values.size());
    if (is_there && reading.is_spelled) spell(reading, place * kFields + field, token.text);
    track_.values.push_back(reading.units);
  }
}

void TrackBuilder::spell(const Reading& reading, std::size_t slot, std::string_view text) {
  std::string shown = shown_token(text);
  if (const auto last = last_.find(slot); last != last_.end()) {
    Spelling& before = track_.spelled[last->second];
    if (before.frame + before.frames == frames_ && before.text == shown) {
      ++before.frames;
      return;
    }
  }
  std::size_t& count = reading.is_number ? respelled_ : not_numbers_;
  if (count == (reading.is_number ? kMostRespelled : kMostNotNumbers)) {
    track_.respelled = true;
    return;
  }
  ++count;
  last_[slot] = track_.spelled.size();
  track_.spelled.push_back({frames_, 1, slot / kFields, slot % kFields, std::move(shown)});
}

void TrackBuilder::keep(std::span<const std::size_t> frames) {
  const std::size_t size = shown_.count() * kFields;
  keep_frames(track_, frames, size);
  std::vector<std::size_t> no_numbers;
  auto missing = no_numbers_.begin();
  for (std::size_t i = 0; i < frames.size(); ++i) {
    missing = std::lower_bound(missing, no_numbers_.end(), frames[i] * size);
    for (; missing != no_numbers_.end() && *missing < (frames[i] + 1) * size; ++missing) {
      no_numbers.push_back(*missing - (frames[i] - i) * size);
    }
  }
  no_numbers_ = std::move(no_numbers);
  frames_ = frames.size();
  last_.clear();
  for (std::size_t i = 0; i < track_.spelled.size(); ++i) {
    last_[track_.spelled[i].place * kFields + track_.spelled[i].field] = i;
  }
}

Track TrackBuilder::take(std::vector<std::size_t>& no_numbers) {
  no_numbers = std::move(no_numbers_);
  return std::move(track_);
}

int usual_decimals(std::string_view output, std::uint64_t agents,
                   std::span<const std::uint64_t> steps) {
  std::array<std::uint64_t, kMostDecimals + 1> counts{};
  std::uint64_t all = 0;
  TokenReader reader(output);
  std::uint64_t next = 1;
  for (const std::uint64_t step : steps) {
    if (step < next) continue;
    reader.skip((step - next) * agents * kFields);
    next = step + 1;
    judge::Token token;
    for (std::uint64_t i = 0; i < agents * kFields && reader.next(token); ++i) {
      const judge::NumberParts parts = judge::split_number(token.text);
      if (!parts.is_number || !parts.exponent.empty()) continue;
      ++counts[std::min<std::size_t>(parts.fraction.size(), kMostDecimals)];
      ++all;
    }
  }
  if (all == 0) return 3;
  for (std::size_t decimals = 0; decimals < counts.size(); ++decimals) {
    if (counts[decimals] * 10 >= all * 9) return static_cast<int>(decimals);
  }
  return kMostDecimals;
}

}  // namespace flocking::replay
