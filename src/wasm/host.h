// Functions of the host, the script that runs the module. A host may lack some of them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace flocking::wasm {

/// Calls the function `name` of the host, which takes and returns bytes. Returns none if the host
/// has no function `name`, as in a page.
std::optional<std::string> ask_host(const char* name, std::string_view bytes);

}  // namespace flocking::wasm
