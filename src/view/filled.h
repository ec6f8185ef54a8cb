#pragma once

#include <span>
#include <string>
#include <string_view>

namespace flocking::view {

/// What is put into a form for the place {{name}}.
struct Filling {
  std::string_view name;
  std::string_view text;
};

/// `form` with its places filled, each as often as it is there; what is put in is not looked at
/// again. Throws std::logic_error where a place is not in `fillings`, or a filling has no place.
std::string filled(std::string_view form, std::span<const Filling> fillings);

}  // namespace flocking::view
