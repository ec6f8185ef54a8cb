#include "sandbox/drain.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <utility>

namespace flocking::sandbox {
namespace {

constexpr std::size_t kKeptErrorBytes = 4096;
constexpr std::size_t kKeptEndBytes = 2048;

}  // namespace

Drain::Drain(Descriptor output, Descriptor errors, std::uint64_t limit_bytes, std::span<char> block,
             const Take& on_output)
    : output_(std::move(output)),
      errors_(std::move(errors)),
      limit_bytes_(limit_bytes),
      block_(block),
      on_output_(on_output) {
  for (const Descriptor* stream : {&output_, &errors_}) fcntl(stream->get(), F_SETFL, O_NONBLOCK);
}

std::size_t Drain::read_block(Descriptor& stream) {
  const ssize_t count = read(stream.get(), block_.data(), block_.size());
  if (count == 0) stream.reset();
  return count > 0 ? static_cast<std::size_t>(count) : 0;
}

bool Drain::take_output() {
  const std::size_t size = read_block(output_);
  if (size == 0) return false;
  const std::size_t allowed = std::min<std::size_t>(size, limit_bytes_ - output_bytes_);
  output_bytes_ += allowed;
  if (allowed > 0) on_output_(block_.first(allowed));
  over_limit_ = over_limit_ || allowed < size;
  return !over_limit_;
}

bool Drain::take_errors() {
  const std::size_t size = read_block(errors_);
  if (size == 0) return false;
  error_bytes_ += size;
  error_text_.append(block_.data(), std::min(size, kKeptErrorBytes - error_text_.size()));
  const std::size_t last = std::min(size, kKeptEndBytes);
  error_end_.append(block_.data() + (size - last), last);
  if (error_end_.size() > kKeptEndBytes) error_end_.erase(0, error_end_.size() - kKeptEndBytes);
  over_limit_ = over_limit_ || error_bytes_ > limit_bytes_;
  return !over_limit_;
}

void Drain::finish() {
  while (output_.get() >= 0 && !over_limit_ && take_output()) {
  }
  while (errors_.get() >= 0 && !over_limit_ && take_errors()) {
  }
}

}  // namespace flocking::sandbox
