#pragma once

#include <string>
#include <string_view>

#include "io/file.h"

namespace flocking::testing {

/// An anonymous file in memory, for code that wants a descriptor.
class MemoryFile {
 public:
  explicit MemoryFile(std::string_view text = {});
  ~MemoryFile();
  MemoryFile(const MemoryFile&) = delete;
  MemoryFile& operator=(const MemoryFile&) = delete;

  /// Adds at the end.
  void append(std::string_view text) const;
  /// The descriptor, set back to the start.
  [[nodiscard]] int rewound() const;
  [[nodiscard]] io::File file(std::string name = "<memory>") const;
  [[nodiscard]] std::string text() const;
  /// By which this process may open it from its start.
  [[nodiscard]] std::string path() const;

 private:
  int descriptor_;
};

}  // namespace flocking::testing
