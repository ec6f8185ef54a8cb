#include "replay/replays.h"

#include <algorithm>

#include "base/error.h"
#include "support/memory_file.h"

namespace flocking::testing {

std::string replay_page(std::string_view input, const std::optional<std::string>& output,
                        const Settings& settings, const replay::Budget& budget) {
  settings::Tree tree;
  for (const auto& [path, value] : settings) {
    tree.set(path, value, settings::Origin::of_flag("--set " + path));
  }
  recording::Replayer replayer(output.has_value(), budget);
  const MemoryFile memory(input);
  const int descriptor = memory.rewound();
  try {
    replayer.simulate(tree, io::File::borrow(descriptor, "<input>"));
  } catch (const Error&) {
    if (!replayer.has_flock()) throw;
  }
  recording::OtherFlock other;
  other.program = "./yours";
  if (output) other.output = *output;
  return replayer.finish({"case.in", "cases/case.in"}, output ? &other : nullptr, {}).page;
}

std::vector<std::string_view> tokens_of(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\n\v\f\r";
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  std::vector<std::string_view> tokens;
  while (true) {
    text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
    if (text.empty()) return tokens;
    tokens.push_back(text.substr(0, text.find_first_of(kBlanks)));
    text.remove_prefix(tokens.back().size());
  }
}

std::vector<std::string> frames_of(std::string_view output, std::size_t agents) {
  std::vector<std::string> frames;
  std::size_t count = 0;
  for (const std::string_view word : tokens_of(output)) {
    if (count++ % (4 * agents) == 0) frames.emplace_back();
    frames.back().append(word).append(" ");
  }
  return frames;
}

}  // namespace flocking::testing
