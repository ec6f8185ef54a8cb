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

void Origin::fail_to_fit(const std::string& message) const {
  if (!flag.empty()) throw MisfitError(flag + ": " + message);
  fail(message);
}

void Origin::fail_to_read(const std::string& message) const {
  if (!flag.empty()) throw EnvironmentError(flag + ": " + message);
  throw EnvironmentError(place.source + ':' + std::to_string(place.line) + ':' +
                         std::to_string(place.column) + ": " + message);
}

}  // namespace flocking::settings
