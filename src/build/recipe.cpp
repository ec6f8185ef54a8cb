#include "build/recipe.h"

#include <toml++/toml.h>

#include <filesystem>

#include "base/error.h"
#include "base/words.h"
#include "io/readable.h"
#include "io/toml_bounds.h"

namespace flocking::build {
namespace {

[[noreturn]] void fail(const std::string& source, toml::source_position at,
                       const std::string& message) {
  throw InputError({source, at.line, at.column}, message, "");
}

std::string text_of(const toml::node& node, const std::string& name, const std::string& source) {
  const auto* text = node.as_string();
  if (text == nullptr) fail(source, node.source().begin, name + ": expected a text");
  return text->get();
}

void set(Recipe& recipe, const std::string& name, const toml::node& node,
         const std::string& source) {
  const toml::source_position at = node.source().begin;
  if (name == "build") {
    recipe.build = text_of(node, name, source);
  } else if (name == "run") {
    const std::string text = text_of(node, name, source);
    for (const std::string_view word : words(text)) recipe.run.emplace_back(word);
  } else if (name == "processes") {
    const auto* number = node.as_integer();
    constexpr std::int64_t kMost = 1024;
    if (number == nullptr || number->get() < 1 || number->get() > kMost) {
      fail(source, at, "processes: expected a whole number from 1 to 1024");
    }
    recipe.processes = static_cast<std::uint64_t>(number->get());
  } else {
    fail(source, at, "there is no setting '" + name + "'; expected build, run or processes");
  }
}

}  // namespace

Recipe parse_recipe(const std::string& text, const std::string& source) {
  io::require_toml_bounds(text, source);
  Recipe recipe;
  try {
    const toml::table root = toml::parse(text);
    for (const auto& [key, node] : root) set(recipe, std::string(key.str()), node, source);
  } catch (const toml::parse_error& error) {
    fail(source, error.source().begin, "not TOML: " + std::string(error.description()));
  }
  if (recipe.run.empty()) fail(source, {1, 1}, "the setting run is missing: the program to start");
  if (!recipe.build.empty() && !recipe.run.front().starts_with("./")) {
    fail(source, {1, 1}, "run: expected the program that was built, such as ./flock");
  }
  return recipe;
}

std::optional<Recipe> read_recipe(const std::string& folder) {
  const std::string path = (std::filesystem::path(folder) / kRecipe).string();
  if (io::kind_of_no_file(path) == "nothing") return std::nullopt;
  if (const std::string reason = io::reason_not_to_read(path); !reason.empty()) {
    throw EnvironmentError(path + ": " + reason);
  }
  return parse_recipe(io::read_toml(path), path);
}

std::string script_of(const Recipe& recipe) {
  return "enter_copy\n" + recipe.build + "\ncp '" + recipe.run.front() + "' \"$product\"";
}

Language language_of(const Recipe& recipe, const std::string& script) {
  return {.name = kRecipe,
          .marker = "",
          .endings = {},
          .start = Start::kNone,
          .tool = "sh",
          .flags = "",
          .script = script,
          .runner = "",
          .options = "",
          .processes = recipe.processes,
          .calls_cxx = true,
          .has_place = false};
}

}  // namespace flocking::build
