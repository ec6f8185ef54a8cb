#include "base/embedded_file.h"

#include <stdexcept>
#include <string>

namespace flocking {

std::string_view bytes_of(std::span<const EmbeddedFile> files, std::string_view name) {
  for (const EmbeddedFile& file : files) {
    if (file.name == name) return file.bytes;
  }
  throw std::logic_error("no embedded file " + std::string(name));
}

std::string joined_files(std::span<const EmbeddedFile> files, std::string_view ending) {
  std::string text;
  for (const EmbeddedFile& file : files) {
    if (file.name.ends_with(ending)) text += file.bytes;
  }
  return text;
}

}  // namespace flocking
