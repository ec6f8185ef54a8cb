#include "io/output.h"

#include <algorithm>
#include <span>
#include <utility>

namespace flocking::io {

Output::Output(File file)
    : file_(std::move(file)),
      block_(std::make_unique_for_overwrite<char[]>(kWriteBlockBytes)),
      end_(block_.get()),
      limit_(block_.get() + kWriteBlockBytes) {}

void Output::append(std::string_view text) {
  while (!text.empty()) {
    if (end_ == limit_) flush();
    const std::size_t count = std::min(text.size(), static_cast<std::size_t>(limit_ - end_));
    end_ = std::copy_n(text.data(), count, end_);
    text.remove_prefix(count);
  }
}

void Output::flush() {
  const std::span<const char> gathered(block_.get(), std::exchange(end_, block_.get()));
  file_.write(gathered);
}

void Output::write(std::string_view text) {
  flush();
  file_.write(text);
}

void Output::close() {
  flush();
  file_.close();
}

}  // namespace flocking::io
