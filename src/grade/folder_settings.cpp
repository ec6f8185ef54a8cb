#include <fmt/format.h>
#include <toml++/toml.h>

#include <algorithm>
#include <stdexcept>

#include "base/error.h"
#include "base/words.h"
#include "grade/discovery.h"
#include "io/source_excerpt.h"
#include "io/toml_bounds.h"

namespace flocking::grade {
namespace {

class Reader {
 public:
  Reader(const std::string& text, const std::string& source)
      : lines_(split(text, '\n')), source_(source) {}

  FolderSettings read(const toml::table& root) const {
    FolderSettings settings;
    for (const auto& [key, node] : root) {
      const toml::table* cases = key == "case" ? node.as_table() : nullptr;
      if (cases == nullptr) {
        set(settings.all, key, node);
        continue;
      }
      for (const auto& [name, one] : *cases) {
        const toml::table* table = one.as_table();
        if (table == nullptr) fail(one.source().begin, "expected a table [case.NAME]");
        CaseOverrides overrides;
        for (const auto& [inner, value] : *table) set(overrides, inner, value);
        const toml::source_position at = one.source().begin;
        settings.of_case.push_back(
            {std::string(name.str()), overrides, {source_, at.line, at.column}});
      }
    }
    return settings;
  }

  [[noreturn]] void fail(toml::source_position at, const std::string& message) const {
    const std::string_view line =
        at.line >= 1 && at.line <= lines_.size() ? lines_[at.line - 1] : std::string_view();
    const std::size_t token = std::min<std::size_t>(at.column > 0 ? at.column - 1 : 0, line.size());
    const std::size_t size =
        std::min(line.substr(token).find_first_of(" \t\r#"), line.size() - token);
    throw InputError({source_, at.line, at.column}, message,
                     io::source_excerpt(line, token, size, false));
  }

 private:
  void set(CaseOverrides& overrides, const toml::key& key, const toml::node& node) const {
    try {
      if (const toml::array* const list = node.as_array(); list != nullptr && key == "requires") {
        overrides.required = RequiredCases{.names = names_in(*list)};
      } else {
        overrides.set(key.str(), text_of(node));
      }
    } catch (const std::invalid_argument& error) {
      fail(key.source().begin, std::string(key.str()) + ": " + error.what());
    }
    if (key == "requires") {
      overrides.required->place = {source_, key.source().begin.line, key.source().begin.column};
    }
  }

  static std::vector<std::string> names_in(const toml::array& list) {
    std::vector<std::string> names;
    for (const toml::node& one : list) {
      const auto* name = one.as_string();
      if (name == nullptr || name->get().empty()) {
        throw std::invalid_argument(R"(expected names of cases, as in ["one", "two"])");
      }
      names.push_back(name->get());
    }
    return names;
  }

  static std::string text_of(const toml::node& node) {
    if (const auto* text = node.as_string()) return text->get();
    if (const auto* number = node.as_floating_point()) return fmt::format("{}", number->get());
    if (const auto* number = node.as_integer()) return fmt::format("{}", number->get());
    if (const auto* flag = node.as_boolean()) return flag->get() ? "true" : "false";
    throw std::invalid_argument("expected a number, a text, true or false");
  }

  std::vector<std::string_view> lines_;
  const std::string& source_;
};

}  // namespace

FolderSettings parse_folder_settings(const std::string& text, const std::string& source) {
  io::require_toml_bounds(text, source);
  const Reader reader(text, source);
  try {
    return reader.read(toml::parse(text));
  } catch (const toml::parse_error& error) {
    reader.fail(error.source().begin, "not TOML: " + std::string(error.description()));
  }
}

}  // namespace flocking::grade
