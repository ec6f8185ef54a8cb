#include "variant/layouts.h"

#include <cstddef>
#include <optional>
#include <vector>

#include "base/words.h"
#include "variant/scene.h"

namespace flocking::explain {

std::string usual_layout(const std::string& input) {
  const std::optional<Scene> scene = read_scene(Variant(), input);
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  const bool is_marked = input.starts_with(kByteOrderMark);
  const std::vector<std::string_view> numbers =
      words(std::string_view(input).substr(is_marked ? kByteOrderMark.size() : 0));
  constexpr std::size_t kParameters = 8;
  if (!scene || numbers.size() < kParameters + 4 * scene->flock.size()) return input;
  const std::size_t last_agent = kParameters + 4 * scene->flock.size();
  std::string text;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    text += numbers[i];
    const bool ends_line = i + 1 == kParameters || i >= last_agent ||
                           (i >= kParameters && (i + 1 - kParameters) % 4 == 0);
    text += ends_line ? '\n' : ' ';
  }
  return text;
}

bool is_assignment(const std::string& input) {
  const std::optional<Scene> scene = read_scene(Variant(), input);
  return scene && words(input).size() == 8 + 4 * scene->flock.size() + scene->steps.size();
}

double pairs_of(const Variant& variant, std::string_view input) {
  const std::optional<Scene> scene = read_scene(variant, input);
  if (!scene) return 0.0;
  const auto agents = static_cast<double>(scene->flock.size());
  return agents * agents * static_cast<double>(scene->steps.size());
}

}  // namespace flocking::explain
