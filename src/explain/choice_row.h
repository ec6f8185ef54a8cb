#pragma once

#include <cstdint>
#include <string_view>

#include "explain/choices.h"

namespace flocking::explain {

/// A row of the table of choices.
template <class Value>
constexpr Choice row(Slot slot, Value value, std::string_view code, double prior,
                     std::string_view title, std::string_view sentence, std::string_view formula) {
  return {slot, static_cast<std::uint8_t>(value), code, prior, title, sentence, formula};
}

}  // namespace flocking::explain
