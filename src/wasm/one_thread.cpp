// Replacements for functions that use threads or the host in other builds.
#include "audit/side_by_side.h"
#include "base/error.h"
#include "playground/playground_page.h"
#include "wasm/host.h"

namespace flocking {
namespace audit {

void for_all(std::size_t count, std::size_t /*threads*/,
             const std::function<void(std::size_t)>& work) {
  for (std::size_t i = 0; i < count; ++i) work(i);
}

}  // namespace audit

// The page contains the module, so the module cannot contain the page.
namespace playground {

std::string_view packed_engine() {
  static const bool is_there = wasm::ask_host("hasPlayground", "").has_value();
  return is_there ? "at the host" : "";
}

std::string playground_page(const PlaygroundParts& /*parts*/) {
  return wasm::ask_host("playgroundPage", "").value_or("");
}

}  // namespace playground
}  // namespace flocking
