#include "cli/command_line.h"

#include <algorithm>

#include "base/error.h"

namespace flocking::cli {

const char* const* separator_in(int argc, const char* const* argv) {
  return std::find_if(argv, argv + argc,
                      [](const char* word) { return std::string_view(word) == "--"; });
}

void refuse_flags(std::span<const char* const> words, std::span<const RefusedFlag> refused,
                  std::string_view lead) {
  for (const std::string_view word : words) {
    const std::string_view name = word.substr(0, word.find('='));
    for (const RefusedFlag& flag : refused) {
      if (name != flag.flag) continue;
      throw UsageError(std::string(name).append(lead).append(flag.why));
    }
  }
}

}  // namespace flocking::cli
