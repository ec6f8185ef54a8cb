#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "replay/json.h"

namespace flocking::testing {

/// A second reader of replay pages, written from docs/replay.md without using the program's code.
class PageReader {
 public:
  /// Throws std::runtime_error if the page does not follow the document.
  explicit PageReader(std::string_view page);

  [[nodiscard]] const Json& facts() const { return facts_; }
  [[nodiscard]] const std::vector<std::uint64_t>& steps() const { return steps_; }
  [[nodiscard]] const std::vector<double>& times() const { return times_; }
  /// Return how many agents the page contains, and the agent at a place.
  [[nodiscard]] std::size_t shown() const { return shown_; }
  [[nodiscard]] std::size_t agent_at(std::size_t place) const;
  [[nodiscard]] std::size_t size() const { return size_; }  ///< size of the encoded state

  /// Returns the printed text of `flock`, "expected" or "actual", in a frame; none if it is
  /// missing.
  [[nodiscard]] std::optional<std::string> text(const std::string& flock, std::size_t frame,
                                                std::size_t place, std::size_t field) const;
  /// Returns all values of a frame separated by blanks, with "-" for each missing one.
  [[nodiscard]] std::string frame(const std::string& flock, std::size_t frame) const;

  struct Force {
    float x = 0;
    float y = 0;
  };
  /// `frame` counts from 1.
  [[nodiscard]] Force force(const std::string& name, std::size_t frame, std::size_t place) const;

  /// Returns a block of doubles; empty if there is no such block.
  [[nodiscard]] const std::vector<double>& doubles(const std::string& name) const;

 private:
  using Column = std::vector<std::int64_t>;
  struct Block {
    Column whole;
    std::vector<double> doubles;
    std::vector<float> floats;
  };
  struct Flock {
    int decimals = 3;
    std::array<Column, 4> values;
    std::map<std::array<std::size_t, 3>, std::string> spelled;  // by frame, place, field
  };

  void read_blocks(const std::string& state);
  void read_flock(const std::string& name);
  void add_expected(Column& n) const;
  void add_actual(Column& n, const Column& expected, int decimals) const;
  [[nodiscard]] bool is_missing(std::size_t frame, std::size_t place, std::size_t field) const;

  Json facts_;
  std::map<std::string, Block> blocks_;
  std::map<std::string, Flock> flocks_;
  std::vector<std::uint64_t> steps_;
  std::vector<double> times_;
  std::size_t shown_ = 0;
  std::size_t size_ = 0;
};

}  // namespace flocking::testing
