#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "sandbox/channel.h"

namespace flocking::sandbox {

/// A reader of both output streams of a program, which passes on at most the allowed number of
/// bytes.
class Drain {
 public:
  using Take = std::function<void(std::span<const char>)>;

  /// `output` and `errors` are the reading ends; `block` is the buffer for reads.
  Drain(Descriptor output, Descriptor errors, std::uint64_t limit_bytes, std::span<char> block,
        const Take& on_output);

  /// Return the descriptors to wait for; -1 once a stream has ended.
  [[nodiscard]] int output() const { return output_.get(); }
  [[nodiscard]] int errors() const { return errors_.get(); }

  /// Read a block of a stream that is ready. Return true if more may be available now.
  bool take_output();
  bool take_errors();
  /// Reads what is still available, without waiting.
  void finish();

  [[nodiscard]] bool is_over_limit() const { return over_limit_; }
  [[nodiscard]] std::uint64_t output_bytes() const { return output_bytes_; }
  /// Return the first and the last kilobytes of stderr.
  [[nodiscard]] const std::string& error_text() const { return error_text_; }
  [[nodiscard]] const std::string& error_end() const { return error_end_; }

 private:
  std::size_t read_block(Descriptor& stream);

  Descriptor output_;
  Descriptor errors_;
  std::uint64_t limit_bytes_;
  std::span<char> block_;
  const Take& on_output_;
  std::uint64_t output_bytes_ = 0;
  std::uint64_t error_bytes_ = 0;
  std::string error_text_;
  std::string error_end_;
  bool over_limit_ = false;
};

}  // namespace flocking::sandbox
