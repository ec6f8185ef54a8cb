#include "cli/parser.h"

#include "core/without_iostream.h"
// Behind the header that spares it the streams.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "core/error.h"
#include "core/nearest.h"
#include "core/printable.h"
#include "core/words.h"

namespace flocking::cli {

namespace {

enum class Kind { kVersion, kOption, kPositional, kSwitch, kRepeated };

// What a command understands; the library hears of it only in parse().
struct Declaration {
  Kind kind;
  const char* name;
  const char* metavar = nullptr;
  const char* help = nullptr;
  std::optional<std::string>* value = nullptr;
  std::string* text = nullptr;
  bool* is_on = nullptr;
};

// Whether one of the words may mean it. `names` are "-o,--output".
bool is_among(std::string_view names, int argc, const char* const* argv) {
  const std::vector<std::string_view> all = split(names, ',');
  return std::any_of(argv + 1, argv + argc, [&](std::string_view word) {
    return std::any_of(all.begin(), all.end(), [&](std::string_view name) {
      if (name.size() > 2) return word.starts_with(name);
      return word.starts_with('-') && !word.starts_with("--") &&
             word.find(name[1]) != std::string_view::npos;
    });
  });
}

void declare(CLI::App& app, const Declaration& declaration) {
  const auto& [kind, name, metavar, help, value, text, is_on] = declaration;
  CLI::Option* option = nullptr;
  switch (kind) {
    case Kind::kVersion:
      app.set_version_flag(name, *text, help);
      break;
    case Kind::kOption:
      // The library's own options of this type drop empty values.
      option = app.add_option_function<std::string>(
          name, [value = value](const std::string& found) { *value = found; }, help);
      option->type_name(metavar)->take_last();
      break;
    case Kind::kPositional:
      app.add_option(name, *text, help)->required()->type_name("");
      break;
    case Kind::kSwitch:
      app.add_flag(name, *is_on, help);
      break;
    case Kind::kRepeated:
      option = metavar == nullptr ? app.add_flag(name)
                                  : app.add_option(name)->type_name(metavar)->expected(1);
      option->description(help)->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
      break;
  }
}

std::vector<std::string> option_names(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::Option* option : app.get_options()) {
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  }
  return names;
}

bool looks_like_option(const std::string& word) { return word.size() > 1 && word[0] == '-'; }

}  // namespace

struct Parser::Library {
  std::string command;
  std::string description;
  std::string footer;
  std::string version;
  std::vector<Declaration> declarations;
  std::unique_ptr<CLI::App> app;

  // To tell the library of an option takes microseconds, and a tiny flock not many more.
  void parse_with_named(int argc, const char* const* argv) {
    declare_if([&](const Declaration& declaration) {
      return declaration.kind == Kind::kPositional || is_among(declaration.name, argc, argv);
    });
    app->parse(argc, argv);
  }
  std::optional<std::string> parse_with_all(
      int argc, const char* const* argv,
      const std::function<std::string(const std::string&)>& about_word);

 private:
  template <class Predicate>
  void declare_if(const Predicate& is_wanted) {
    app = std::make_unique<CLI::App>(description, command);
    app->footer(footer);
    app->set_help_flag("-h,--help", "Print this help and exit");
    for (const Declaration& declaration : declarations) {
      if (is_wanted(declaration)) declare(*app, declaration);
    }
  }
};

std::string suggestion(const std::string& word, const std::vector<std::string>& known) {
  const std::string best = nearest(word, known);
  return best.empty() ? "" : "; did you mean " + best + "?";
}

Parser::Parser(const std::string& command, const std::string& description,
               const std::string& footer)
    : library_(std::make_unique<Library>()) {
  library_->command = command;
  library_->description = description;
  library_->footer = footer;
}

Parser::~Parser() = default;

void Parser::add_version(const std::string& text) {
  library_->version = text;
  library_->declarations.push_back({.kind = Kind::kVersion,
                                    .name = "--version",
                                    .help = "Print the version and exit",
                                    .text = &library_->version});
}

void Parser::add_option(const char* name, std::optional<std::string>& value, const char* metavar,
                        const char* help) {
  library_->declarations.push_back(
      {.kind = Kind::kOption, .name = name, .metavar = metavar, .help = help, .value = &value});
}

void Parser::add_positional(const char* name, std::string& value, const char* help) {
  library_->declarations.push_back(
      {.kind = Kind::kPositional, .name = name, .help = help, .text = &value});
}

void Parser::add_switch(const char* name, bool& value, const char* help) {
  library_->declarations.push_back(
      {.kind = Kind::kSwitch, .name = name, .help = help, .is_on = &value});
}

void Parser::add_repeated(const char* name, const char* metavar, const char* help) {
  library_->declarations.push_back(
      {.kind = Kind::kRepeated, .name = name, .metavar = metavar, .help = help});
}

std::optional<std::string> Parser::Library::parse_with_all(
    int argc, const char* const* argv,
    const std::function<std::string(const std::string&)>& about_word) {
  declare_if([](const Declaration&) { return true; });
  try {
    app->parse(argc, argv);
    return std::nullopt;
  } catch (const CLI::CallForHelp&) {
    return app->help();
  } catch (const CLI::CallForVersion& asked) {
    return asked.what() + std::string("\n");
  } catch (const CLI::ExtrasError&) {
    const std::string word = app->remaining(true).front();
    if (!looks_like_option(word)) {
      throw UsageError("unexpected argument " + in_quotes(word) + about_word(word));
    }
    const std::string name = word.substr(0, word.find('='));
    throw UsageError("unknown option " + in_quotes(name) + suggestion(name, option_names(*app)));
  } catch (const CLI::ParseError& error) {
    throw UsageError(error.what());
  }
}

std::optional<std::string> Parser::parse(
    int argc, const char* const* argv,
    const std::function<std::string(const std::string&)>& about_word) {
  try {
    library_->parse_with_named(argc, argv);
    return std::nullopt;
  } catch (const CLI::ParseError&) {  // to be told with all options at hand
    return library_->parse_with_all(argc, argv, about_word);
  }
}

std::vector<Occurrence> Parser::occurrences() const {
  std::set<std::string_view> repeated;
  for (const Declaration& declaration : library_->declarations) {
    if (declaration.kind == Kind::kRepeated) repeated.insert(declaration.name);
  }
  std::vector<Occurrence> found;
  std::map<std::string, std::size_t> seen;
  for (const CLI::Option* option : library_->app->parse_order()) {
    const std::string name = option->get_name();
    if (!repeated.contains(name)) continue;
    found.push_back({name, option->results().at(seen[name]++)});
  }
  return found;
}

}  // namespace flocking::cli
