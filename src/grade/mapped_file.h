#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace flocking::grade {

/// A file's content as it was when it was opened, whatever becomes of the file.
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
