#include "cli/parser.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <map>
#include <set>
#include <string_view>

#include "base/error.h"
#include "base/nearest.h"
#include "base/printable.h"
#include "base/words.h"

namespace flocking::cli {
namespace {

std::vector<std::string> option_names(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::Option* option : app.get_options()) {
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  }
  return names;
}

constexpr std::string_view kUsage = "Usage: ";

bool looks_like_option(const std::string& word) { return word.size() > 1 && word[0] == '-'; }

}  // namespace

struct Parser::Library {
  CLI::App app;
  std::set<std::string> repeated;  // reported by occurrences()
  std::string usage;               // lines that replace the library's usage line; may be empty

  // Removes the line "Usage: ..." that the library writes.
  [[nodiscard]] std::string help() const {
    std::string text = app.help();
    const std::size_t begin = text.find(kUsage);
    if (usage.empty() || begin == std::string::npos) return text;
    return text.replace(begin, text.find('\n', begin) - begin, usage);
  }
};

std::string suggestion(const std::string& word, const std::vector<std::string>& known) {
  const std::string best = nearest(word, known);
  return best.empty() ? "" : "; did you mean " + best + "?";
}

Parser::Parser(const std::string& command, const std::string& description,
               const std::string& footer)
    : library_(std::make_unique<Library>()) {
  CLI::App& app = library_->app;
  app.name(command);
  const std::size_t usage = std::min(description.find(kUsage), description.size());
  library_->usage = description.substr(usage);
  app.description(std::string(trimmed(description.substr(0, usage))));
  app.footer(footer);
  app.set_help_flag("-h,--help", "Print this help and exit");
  app.allow_windows_style_options(false);  // /folder is a path
}

Parser::~Parser() = default;

void Parser::add_version(const std::string& text) {
  library_->app.set_version_flag("--version", text, "Print the version and exit");
}

void Parser::add_option(const char* name, std::optional<std::string>& value, const char* metavar,
                        const char* help) {
  // The library's own options of this type drop empty values.
  library_->app
      .add_option_function<std::string>(
          name, [&value](const std::string& found) { value = found; }, help)
      ->type_name(metavar)
      ->take_last();
}

void Parser::add_positional(const char* name, std::string& value, const char* help) {
  library_->app.add_option(name, value, help)->required()->type_name("");
}

void Parser::add_positional(const char* name, std::vector<std::string>& values, const char* help) {
  library_->app.add_option(name, values, help)->required()->type_name("");
}

void Parser::add_positional(const char* name, std::optional<std::string>& value, const char* help) {
  library_->app
      .add_option_function<std::string>(
          name, [&value](const std::string& found) { value = found; }, help)
      ->type_name("");
}

void Parser::add_switch(const char* name, bool& value, const char* help) {
  library_->app.add_flag(name, value, help);
}

void Parser::add_repeated(const char* name, const char* metavar, const char* help) {
  CLI::App& app = library_->app;
  CLI::Option* option = metavar == nullptr ? app.add_flag(name)
                                           : app.add_option(name)->type_name(metavar)->expected(1);
  option->description(help)->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  library_->repeated.insert(name);
}

std::optional<std::string> Parser::parse(
    int argc, const char* const* argv,
    const std::function<std::string(const std::string&)>& about_word) {
  CLI::App& app = library_->app;
  try {
    app.parse(argc, argv);
    return std::nullopt;
  } catch (const CLI::CallForHelp&) {
    return library_->help();
  } catch (const CLI::CallForVersion& asked) {
    return asked.what() + std::string("\n");
  } catch (const CLI::ExtrasError&) {
    const std::string word = app.remaining(true).front();
    if (!looks_like_option(word)) {
      throw UsageError("unexpected argument " + in_quotes(word) + about_word(word));
    }
    const std::string name = word.substr(0, word.find('='));
    throw UsageError("unknown option " + in_quotes(name) + suggestion(name, option_names(app)));
  } catch (const CLI::ParseError& error) {
    throw UsageError(error.what());
  }
}

std::vector<Occurrence> Parser::occurrences() const {
  std::vector<Occurrence> found;
  std::map<std::string, std::size_t> seen;
  for (const CLI::Option* option : library_->app.parse_order()) {
    const std::string name = option->get_name();
    if (!library_->repeated.contains(name)) continue;
    found.push_back({name, option->results().at(seen[name]++)});
  }
  return found;
}

}  // namespace flocking::cli
