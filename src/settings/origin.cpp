#include "settings/origin.h"

#include <utility>

#include "io/source_excerpt.h"

namespace flocking::settings {

Origin Origin::of_flag(std::string flag) {
  Origin origin;
  origin.flag = std::move(flag);
  return origin;
}

void Origin::fail(const std::string& message) const {
  if (!flag.empty()) throw UsageError(flag + ": " + message);
  throw InputError(place, message, io::source_excerpt(line, token_at, token_size, false));
}

}  // namespace flocking::settings
