#include "base/system_file.h"

#include <cstddef>
#include <cstdio>
#include <memory>

namespace flocking {
namespace {

constexpr std::size_t kMostBytes = 4096;

struct CloseFile {
  void operator()(std::FILE* file) const {
    static_cast<void>(std::fclose(file));  // NOLINT(cppcoreguidelines-owning-memory): it owns it
  }
};

}  // namespace

std::string system_file(const char* path) {
  const std::unique_ptr<std::FILE, CloseFile> file(std::fopen(path, "re"));
  if (!file) return "";
  std::string text(kMostBytes, '\0');
  text.resize(std::fread(text.data(), 1, text.size(), file.get()));
  return text;
}

}  // namespace flocking
