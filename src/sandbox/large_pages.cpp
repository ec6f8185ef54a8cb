#include "sandbox/large_pages.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <system_error>

#include "sandbox/interpreter.h"

namespace flocking::sandbox {
namespace {

// The files that glibc's malloc reads to find out if large pages are available and how large they
// are.
constexpr std::array<const char*, 2> kAsked = {
    "/sys/kernel/mm/transparent_hugepage/enabled",
    "/sys/kernel/mm/transparent_hugepage/hpage_pmd_size"};

bool is_python(const Command& command) {
  const std::string named = interpreter_of(command.executable);
  const std::filesystem::path interpreter = named.empty() ? command.executable : named;
  return interpreter.filename().string().starts_with("python");
}

}  // namespace

std::vector<std::string> take_large_pages(const Command& command, View& view) {
  const auto is_there = [](const char* path) {
    std::error_code ignored;
    return std::filesystem::exists(path, ignored);
  };
  if (!is_python(command) || !std::all_of(kAsked.begin(), kAsked.end(), is_there)) return {};
  for (const char* path : kAsked) view.shown.push_back({.path = path, .source = path});
  // Use one heap, which grows in steps that can hold large pages.
  return {"PYTHONMALLOC=malloc",
          "GLIBC_TUNABLES=glibc.malloc.hugetlb=1:glibc.malloc.top_pad=8388608:"
          "glibc.malloc.mmap_threshold=33554432"};
}

}  // namespace flocking::sandbox
