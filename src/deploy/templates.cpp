#include "deploy/templates.h"

#include <stdexcept>
#include <utility>

namespace flocking::deploy {

std::string_view template_named(std::string_view name) { return bytes_of(templates(), name); }

PackagedFile template_file(std::string path, std::string_view name, bool is_executable) {
  return {std::move(path), std::string(template_named(name)), is_executable};
}

std::string replaced_once(std::string_view text, std::string_view what, std::string_view by) {
  const std::size_t at = text.find(what);
  if (at == std::string_view::npos || text.find(what, at + 1) != std::string_view::npos) {
    throw std::logic_error("a template should have this once: " + std::string(what));
  }
  return std::string(text).replace(at, what.size(), by);
}

}  // namespace flocking::deploy
