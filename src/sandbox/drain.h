#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "sandbox/channel.h"

namespace flocking::sandbox {

/// Takes what a program writes, on both its streams, never more than it may.
class Drain {
 public:
  using Take = std::function<void(std::span<const char>)>;

  /// `output` and `errors` are the reading ends; `block` is room to read into.
  Drain(Descriptor output, Descriptor errors, std::uint64_t limit_bytes, std::span<char> block,
        const Take& on_output);

  /// The descriptors to wait for; -1 once a stream has ended.
  [[nodiscard]] int output() const { return output_.get(); }
  [[nodiscard]] int errors() const { return errors_.get(); }

  /// Takes a block of a stream that can be read. Returns whether more may be there now.
  bool take_output();
  bool take_errors();
  /// Takes what is still there, without waiting.
  void finish();

  [[nodiscard]] bool is_over_limit() const { return over_limit_; }
  [[nodiscard]] std::uint64_t output_bytes() const { return output_bytes_; }
  /// The first kilobytes of stderr, and the last.
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
