#pragma once

#include <cstddef>
#include <memory>
#include <string_view>

#include "core/constants.h"
#include "io/file.h"

namespace flocking::io {

/// A buffer in front of a file, written in blocks of about kWriteBlockBytes. The destructor writes
/// nothing: call flush(), which can report errors.
class Output {
 public:
  explicit Output(File file);

  /// Returns a place with room for at least `bytes` (<= kWriteBlockBytes) more. Pass the end of the
  /// stored bytes to commit().
  char* reserve(std::size_t bytes) {
    if (static_cast<std::size_t>(limit_ - end_) < bytes) flush();
    return end_;
  }
  void commit(char* end) { end_ = end; }

  void append(std::string_view text);
  /// Writes `text` at once, after the buffered bytes. Throws like flush().
  void write(std::string_view text);

  /// Writes the buffered bytes. Bytes that could not be written are dropped, so that a second flush
  /// during cleanup does not fail again. Throws OutputClosed, EnvironmentError.
  void flush();
  /// Calls flush(), then closes the file. Throws like flush().
  void close();

 private:
  File file_;
  std::unique_ptr<char[]> block_;
  char* end_;
  char* limit_;
};

}  // namespace flocking::io
