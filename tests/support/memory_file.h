#pragma once

#include <string>
#include <string_view>

#include "io/file.h"

namespace flocking::testing {

/// An anonymous file in memory, for code that requires a descriptor.
class MemoryFile {
 public:
  explicit MemoryFile(std::string_view text = {});
  ~MemoryFile();
  MemoryFile(const MemoryFile&) = delete;
  MemoryFile& operator=(const MemoryFile&) = delete;

  /// Appends to the end.
  void append(std::string_view text) const;
  /// Returns the descriptor, positioned at the start.
  [[nodiscard]] int rewound() const;
  [[nodiscard]] io::File file(std::string name = "<memory>") const;
  [[nodiscard]] std::string text() const;
  /// Returns a path by which this process can open the file from its start.
  [[nodiscard]] std::string path() const;

 private:
  int descriptor_;
};

}  // namespace flocking::testing
