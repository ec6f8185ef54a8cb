#include "deploy/templates.h"

#include <stdexcept>

namespace flocking::deploy {

std::string_view template_named(std::string_view name) { return bytes_of(templates(), name); }

std::string replaced_once(std::string_view text, std::string_view what, std::string_view by) {
  const std::size_t at = text.find(what);
  if (at == std::string_view::npos || text.find(what, at + 1) != std::string_view::npos) {
    throw std::logic_error("a template should have this once: " + std::string(what));
  }
  return std::string(text).replace(at, what.size(), by);
}

}  // namespace flocking::deploy
