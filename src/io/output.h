#pragma once

#include <cstddef>
#include <memory>
#include <string_view>

#include "core/constants.h"
#include "io/file.h"

namespace flocking::io {

/// Gathers bytes and writes them to a file in blocks of about kWriteBlockBytes. Nothing is written
/// by the destructor: call flush(), which can report errors.
class Output {
 public:
  explicit Output(File file);

  /// A place with room for at least `bytes` (<= kWriteBlockBytes) more; give its new end to
  /// commit().
  char* reserve(std::size_t bytes) {
    if (static_cast<std::size_t>(limit_ - end_) < bytes) flush();
    return end_;
  }
  void commit(char* end) { end_ = end; }

  void append(std::string_view text);
  /// Writes `text` at once, behind what has been gathered. Throws as flush() does.
  void write(std::string_view text);

  /// Writes what has been gathered. What could not be written is dropped, so that a second flush on
  /// the way out does not fail again. Throws OutputClosed, EnvironmentError.
  void flush();
  /// flush(), then closes the file. Throws the same.
  void close();

 private:
  File file_;
  std::unique_ptr<char[]> block_;
  char* end_;
  char* limit_;
};

}  // namespace flocking::io
