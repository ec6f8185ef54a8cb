#include "settings/instruction.h"

#include <algorithm>
#include <string_view>

#include "base/printable.h"
#include "base/words.h"

namespace flocking::settings {
namespace {

// Returns the origin of a piece of the line, for error messages.
Origin origin_of(std::string_view piece, const std::string& line, std::size_t begins_at,
                 const SourcePlace& place) {
  Origin origin;
  origin.line = line;
  origin.token_at = static_cast<std::size_t>(piece.data() - line.data());
  origin.token_size = piece.size();
  origin.place = place;
  origin.place.column += origin.token_at - begins_at;
  return origin;
}

}  // namespace

void apply_instruction(Tree& tree, const std::string& line, std::size_t begins_at,
                       const SourcePlace& place) {
  const std::string_view text = trimmed(std::string_view(line).substr(begins_at));
  const std::string_view word = words(text).front();
  const std::string_view behind = text.substr(word.size());
  const std::vector<std::string_view> found = words(behind);
  const auto origin = [&](std::string_view piece) {
    return origin_of(piece, line, begins_at, place);
  };
  const bool sets = word == "set";
  if (found.empty()) {
    origin(word).fail(sets ? "expected set PATH VALUE" : "expected unset PATH");
  }
  const std::string_view path = found.front();
  if (path.starts_with("flock.")) {
    require_known(path, origin(path));
    origin(path).fail("the flock is made before the first step; this cannot change while running");
  }
  if (!sets) {
    if (found.size() > 1) {
      origin(found[1]).fail("expected nothing after unset PATH, found " + in_quotes(found[1]));
    }
    tree.unset(path, origin(path));
    return;
  }
  const auto path_end = static_cast<std::size_t>(path.data() + path.size() - text.data());
  const std::string_view value = trimmed(text.substr(path_end));
  if (value.empty()) {
    require_known(path, origin(path));  // so it is safe to print, too
    origin(path).fail("expected a value after set " + std::string(path));
  }
  tree.set(path, value, origin(path), origin(value));
}

}  // namespace flocking::settings
