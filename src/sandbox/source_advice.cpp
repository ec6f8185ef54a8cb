#include "sandbox/source_advice.h"

#include <fmt/format.h>

#include <array>
#include <string_view>

namespace flocking::sandbox {

std::string advice_for_source(const std::string& name) {
  struct Kind {
    std::string_view ending;
    std::string_view tool;
    bool is_compiled;
  };
  constexpr std::array<Kind, 9> kKinds = {{{".cpp", "g++ -O2", true},
                                           {".cc", "g++ -O2", true},
                                           {".cxx", "g++ -O2", true},
                                           {".c", "gcc -O2", true},
                                           {".rs", "rustc -O", true},
                                           {".go", "go build", true},
                                           {".py", "python3", false},
                                           {".js", "node", false},
                                           {".java", "java", false}}};
  for (const Kind& kind : kKinds) {
    if (!name.ends_with(kind.ending) || name.size() == kind.ending.size()) continue;
    if (!kind.is_compiled) {
      return fmt::format("it is a source file; name its interpreter: {} {}", kind.tool, name);
    }
    const std::string stem = name.substr(0, name.size() - kind.ending.size());
    return fmt::format("it is a source file; compile it: {} -o {} {}, then use ./{}", kind.tool,
                       stem, name, stem);
  }
  return "";
}

}  // namespace flocking::sandbox
