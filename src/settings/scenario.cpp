#include "settings/scenario.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <system_error>
#include <utility>
#include <vector>

#define TOML_IMPLEMENTATION  // NOLINT: its bodies are compiled here, once
#include <fmt/format.h>
#include <toml++/toml.h>

#include "base/named_path.h"
#include "base/words.h"
#include "io/toml_bounds.h"

namespace flocking::settings {
namespace {

// A value of the file, with its path.
struct Leaf {
  std::string path;
  std::string text;
  toml::source_position at;
};

bool is_file(std::string_view path) {
  const Row* row = address_of(path).row;
  return row != nullptr && row->setting.type == ValueType::kFile;
}

// Returns the path of a file in the folder of the scenario, if it exists there; else the unchanged
// name.
std::string found_from(const std::string& scenario, const std::string& file) {
  if (file.empty()) return file;
  const std::filesystem::path beside = path_of(scenario).parent_path() / path_of(file);
  std::error_code ignored;
  return std::filesystem::exists(beside, ignored) ? name_of_path(beside) : file;
}

std::string_view without_mark(std::string_view text) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  return text.starts_with(kByteOrderMark) ? text.substr(kByteOrderMark.size()) : text;
}

// Returns the number of bytes of `line` before a column, which counts characters from 1.
std::size_t bytes_before(std::string_view line, std::size_t column) {
  const auto begins_character = [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
  };
  std::size_t bytes = 0;
  for (; bytes < line.size(); ++bytes) {
    if (begins_character(line[bytes]) && column-- <= 1) break;
  }
  return bytes;
}

class Scenario {
 public:
  Scenario(std::string_view text, const std::string& source)
      : lines_(split(without_mark(text), '\n')), source_(source) {}

  void apply(Tree& tree, const toml::table& root) {
    collect(root, "");
    std::sort(leaves_.begin(), leaves_.end(), [](const Leaf& a, const Leaf& b) {
      return std::pair(a.at.line, a.at.column) < std::pair(b.at.line, b.at.column);
    });
    for (Leaf& leaf : leaves_) {
      if (is_file(leaf.path)) leaf.text = found_from(source_, leaf.text);
      tree.set(leaf.path, leaf.text, origin(leaf.at));
    }
  }

  [[nodiscard]] std::string lines() const {
    std::string text;
    for (const Leaf& leaf : leaves_) text += fmt::format("set {} {}\n", leaf.path, leaf.text);
    return text;
  }

  [[nodiscard]] Origin origin(toml::source_position at) const {
    Origin origin;
    if (at.line >= 1 && at.line <= lines_.size()) origin.line = lines_[at.line - 1];
    origin.token_at = bytes_before(origin.line, at.column);
    origin.place = {source_, at.line, origin.token_at + 1};
    const std::string_view rest = std::string_view(origin.line).substr(origin.token_at);
    origin.token_size = std::min(rest.find_first_of(" \t\r#,]"), rest.size());
    return origin;
  }

 private:
  void collect(const toml::table& table, const std::string& prefix) {
    for (const auto& [key, node] : table) {
      const std::string path = prefix + std::string(key.str());
      if (const toml::table* inner = node.as_table()) {
        collect(*inner, path + ".");
      } else {
        leaves_.push_back({path, text_of(node, path), node.source().begin});
      }
    }
  }

  std::string text_of(const toml::node& node, const std::string& path) const {
    if (const auto* text = node.as_string()) return text->get();
    if (const auto* number = node.as_floating_point()) return fmt::format("{}", number->get());
    if (const auto* number = node.as_integer()) return fmt::format("{}", number->get());
    if (const auto* flag = node.as_boolean()) return flag->get() ? "true" : "false";
    if (const auto* array = node.as_array()) return text_of_list(*array, path);
    const Origin place = origin(node.source().begin);
    require_known(path, place);  // so it is safe to print, too
    place.fail(path + ": expected a number, a text, true or false, or a list");
  }

  // A list of lists is a list of points, which are separated by blanks in text.
  std::string text_of_list(const toml::array& array, const std::string& path) const {
    std::string text;
    for (const toml::node& element : array) {
      const bool is_point = element.is_array();
      if (!text.empty()) text += is_point ? " " : ",";
      text += text_of(element, path);
    }
    return text;
  }

  std::vector<std::string_view> lines_;
  const std::string& source_;
  std::vector<Leaf> leaves_;
};

std::string apply_to(Tree& tree, std::string_view text, const std::string& source) {
  io::require_toml_bounds(text, source);
  Scenario scenario(text, source);
  try {
    scenario.apply(tree, toml::parse(text));
    return scenario.lines();
  } catch (const toml::parse_error& error) {
    scenario.origin(error.source().begin).fail("not TOML: " + std::string(error.description()));
  }
}

}  // namespace

void apply_scenario(Tree& tree, std::string_view text, const std::string& source) {
  apply_to(tree, text, source);
}

std::string scenario_as_lines(std::string_view text, const std::string& source) {
  Tree tree;
  return apply_to(tree, text, source);
}

}  // namespace flocking::settings
