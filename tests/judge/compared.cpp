#include "judge/compared.h"

#include <algorithm>
#include <array>

#include "oracle/random_source.h"

namespace flocking::judge::testing {
namespace {

std::string described(const Difference& difference) {
  static constexpr std::array<const char*, 7> kKinds = {
      "value", "not a number", "not finite", "missing", "extra", "no answer", "UTF-16"};
  return std::string(kKinds[static_cast<std::size_t>(difference.kind)]) + " #" +
         std::to_string(difference.index) + ' ' + difference.expected + '|' + difference.found +
         '|' + difference.error + " at " + std::to_string(difference.line) + ':' +
         std::to_string(difference.column);
}

}  // namespace

Comparison compared(std::string_view answer, std::string_view output, const Tolerance& tolerance) {
  Comparator comparator(answer, tolerance);
  comparator.feed(output);
  return comparator.finish();
}

Comparison compared_in_pieces(std::string_view answer, std::string_view output, std::uint64_t seed,
                              const Tolerance& tolerance) {
  oracle::RandomSource random(seed);
  const std::uint64_t longest = std::uint64_t{1} << random.next() % 12;
  Comparator comparator(answer, tolerance);
  while (!output.empty()) {
    // A separate copy, so that a sanitizer detects any use of it after feed() has returned.
    const std::string piece(output.substr(0, random.next() % (longest + 1)));
    comparator.feed(piece);
    output.remove_prefix(piece.size());
  }
  return comparator.finish();
}

std::string described(const Comparison& comparison) {
  std::string text = std::to_string(comparison.expected_tokens) + '/' +
                     std::to_string(comparison.found_tokens) + " tokens, " +
                     std::to_string(comparison.differences) + " differ, " +
                     std::to_string(comparison.extra_lines) + " extra lines";
  if (comparison.first) text += "; " + described(*comparison.first);
  if (comparison.largest) {
    text +=
        "; largest " + comparison.largest->error + " #" + std::to_string(comparison.largest->index);
  }
  if (comparison.first_not_finite) {
    text += "; not finite #" + std::to_string(*comparison.first_not_finite);
  }
  const std::string layout = layout_of(comparison);
  return layout.empty() ? text : text + "; " + layout;
}

std::string layout_of(const Comparison& comparison) {
  static constexpr std::array<const char*, kLayouts> kNames = {
      "line ends", "blank lines", "tokens", "blanks", "no final newline", "decimals", "mark"};
  std::string text;
  for (const LayoutNote& note : comparison.layout) {
    text += (text.empty() ? "" : ", ") +
            std::string(kNames[static_cast<std::size_t>(note.layout)]) + ' ' +
            std::to_string(note.count) + " from " + std::to_string(note.first_line);
  }
  return text;
}

}  // namespace flocking::judge::testing
