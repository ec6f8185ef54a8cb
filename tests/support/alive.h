#pragma once

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace flocking::testing {

/// Returns true if a process exists whose command begins with `program` and contains `argument`.
inline bool is_alive(const std::string& program, const std::string& argument) {
  for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
    std::ostringstream text;
    text << std::ifstream(entry.path() / "cmdline", std::ios::binary).rdbuf();
    if (text.str().starts_with(program) && text.str().find(argument) != std::string::npos) {
      return true;
    }
  }
  return false;
}

}  // namespace flocking::testing
