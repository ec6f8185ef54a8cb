#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace flocking::grade {

/// A file's content at the time of opening, unaffected by later changes.
class MappedFile {
 public:
  /// Throws EnvironmentError.
  explicit MappedFile(const std::string& path);
  ~MappedFile();
  MappedFile(const MappedFile&) = delete;
  MappedFile& operator=(const MappedFile&) = delete;

  [[nodiscard]] std::string_view text() const { return {data_, size_}; }

 private:
  const char* data_ = nullptr;
  std::size_t size_ = 0;
};

}  // namespace flocking::grade
