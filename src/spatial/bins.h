#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/team.h"
#include "spatial/key_numbers.h"

namespace flocking::spatial {

/// An item of a bin, and whether it lies in the bin or only within reach of it.
class BinEntry {
 public:
  BinEntry() = default;
  BinEntry(std::uint32_t item, bool is_inside) : bits_(item << 1U | (is_inside ? 1U : 0U)) {}
  [[nodiscard]] std::uint32_t item() const { return bits_ >> 1U; }
  [[nodiscard]] bool is_inside() const { return (bits_ & 1U) != 0; }

 private:
  std::uint32_t bits_ = 0;
};

/// Most items that bins can hold.
inline constexpr std::size_t kMaxBinItems = std::size_t{1} << 29U;

/// Numbers on a line, in bins of one width. Each is an entry of every bin that it lies in or within
/// reach of, so that two numbers whose difference is at most the reach always meet in the bin of
/// either. Items of a bin ascend. Which bin a number falls into is a matter of rounding at the
/// edges; that numbers and bins have the same order is all that counts.
///
/// Memory grows with the items, never with the distance between them: where bins would outnumber
/// items, only those with something inside exist.
class Bins {
 public:
  /// `value(i)` of `count` items; those that are not finite are left out. `width` > 0, `reach` >=
  /// 0, both finite; least and most are bounds of all finite values. `team`, if not null, does it
  /// together.
  template <class Value>
  void sort(const Value& value, std::size_t count, double width, double reach, double least,
            double most, Team* team = nullptr);

  [[nodiscard]] std::size_t size() const { return starts_.size() - 1; }
  [[nodiscard]] std::span<const BinEntry> operator[](std::size_t bin) const {
    return std::span(entries_).subspan(starts_[bin], starts_[bin + 1] - starts_[bin]);
  }

 private:
  // Bins side by side, from the first that anything reaches.
  struct Dense {
    double inverse_width;
    double first;
    [[nodiscard]] std::uint32_t number(double value) const {
      return static_cast<std::uint32_t>(value * inverse_width - first);
    }
    template <class Visit>
    void for_each(double value, double reach, const Visit& visit) const {
      const std::uint32_t own = number(value);
      const std::uint32_t last = number(value + reach);
      for (std::uint32_t bin = number(value - reach); bin <= last; ++bin) visit(bin, bin == own);
    }
  };

  // Bins with something inside, wherever they are.
  struct Sparse {
    double inverse_width;
    KeyNumbers& numbers;
    [[nodiscard]] double key(double value) const {
      return std::floor(value * inverse_width) + 0.0;  // not -0
    }
    template <class Visit>
    void for_each(double value, double reach, const Visit& visit) const {
      const double own = key(value);
      const double last = key(value + reach);
      for (double at = key(value - reach); at <= last;) {
        const auto bin = numbers.find(at);
        if (bin != KeyNumbers::kNone) visit(bin, at == own);
        // Beyond 2^53 not every whole number is a double.
        at = std::max(at + 1.0, std::nextafter(at, HUGE_VAL));
      }
    }
  };

  template <class Value, class Numbering>
  void distribute(const Value& value, std::size_t count, double reach, std::size_t bins,
                  const Numbering& numbering, Team* team);
  void place_bins(std::size_t bins, std::size_t chunks);

  KeyNumbers numbers_;
  // For each chunk of items and each bin: how many entries, then where the next one goes.
  std::vector<std::uint32_t> cursors_;
  std::vector<std::uint32_t> starts_;  // of each bin among the entries, and the end
  std::vector<BinEntry> entries_;
};

template <class Value>
void Bins::sort(const Value& value, std::size_t count, double width, double reach, double least,
                double most, Team* team) {
  const double inverse = 1.0 / width;
  const double first = std::floor((least - reach) * inverse);
  const double bins = (most + reach) * inverse - first + 2.0;
  const double limit = std::min(4.0 * static_cast<double>(count) + 64.0, 0x1p31);
  // Not so where nothing is finite, and the bounds are infinite.
  if (bins >= 1.0 && bins <= limit) {
    distribute(value, count, reach, static_cast<std::size_t>(bins), Dense{inverse, first}, team);
    return;
  }
  const Sparse sparse{inverse, numbers_};
  numbers_.clear(count);
  for (std::size_t i = 0; i < count; ++i) {
    const double at = value(i);
    if (at - at == 0.0) numbers_.insert(sparse.key(at));
  }
  distribute(value, count, reach, numbers_.size(), sparse, nullptr);
}

// Items in chunks of ascending items; within each bin the chunks' entries follow each other.
template <class Value, class Numbering>
void Bins::distribute(const Value& value, std::size_t count, double reach, std::size_t bins,
                      const Numbering& numbering, Team* team) {
  const std::size_t chunks = team != nullptr ? team->size() : 1;
  cursors_.assign(chunks * bins, 0);
  const auto for_each_entry = [&](std::size_t chunk, const auto& visit) {
    const std::size_t end = count * (chunk + 1) / chunks;
    for (std::size_t i = count * chunk / chunks; i < end; ++i) {
      const double at = value(i);
      if (at - at != 0.0) continue;
      numbering.for_each(at, reach, [&visit, i](std::uint32_t bin, bool is_inside) {
        visit(bin, BinEntry(static_cast<std::uint32_t>(i), is_inside));
      });
    }
  };
  const auto count_entries = [&](std::size_t chunk) {
    std::uint32_t* const counts = cursors_.data() + chunk * bins;
    for_each_entry(chunk, [counts](std::uint32_t bin, BinEntry) { ++counts[bin]; });
  };
  const auto fill_in = [&](std::size_t chunk) {
    std::uint32_t* const cursors = cursors_.data() + chunk * bins;
    for_each_entry(chunk, [this, cursors](std::uint32_t bin, BinEntry entry) {
      entries_[cursors[bin]++] = entry;
    });
  };
  if (team != nullptr) {
    team->run(count_entries);
    place_bins(bins, chunks);
    team->run(fill_in);
  } else {
    count_entries(0);
    place_bins(bins, 1);
    fill_in(0);
  }
}

}  // namespace flocking::spatial
