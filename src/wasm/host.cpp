#include "wasm/host.h"

#include <emscripten/emscripten.h>

#include <cstdlib>

// Returns the number of bytes at `*reply`, which the caller must free, or -1. clang-format off
EM_JS(int, flocking_ask_host, (const char* name, const char* at, int size, char** reply), {
  const ask = Module[UTF8ToString(name)];
  if (!ask) return -1;
  const bytes = ask(HEAPU8.slice(at, at + size));
  const place = _malloc(bytes.length + 1);
  HEAPU8.set(bytes, place);
  HEAPU32[reply >> 2] = place;
  return bytes.length;
});
// clang-format on

namespace flocking::wasm {

std::optional<std::string> ask_host(const char* name, std::string_view bytes) {
  char* reply = nullptr;
  const int size = flocking_ask_host(name, bytes.data(), static_cast<int>(bytes.size()), &reply);
  if (size < 0) return std::nullopt;
  std::string text(reply, static_cast<std::size_t>(size));
  std::free(reply);  // NOLINT(*-no-malloc,*-owning-memory): the script has allocated it
  return text;
}

}  // namespace flocking::wasm
