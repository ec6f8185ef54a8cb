#include "cli/parser.h"

#include <vector>

#include "core/error.h"
#include "core/nearest.h"
#include "core/printable.h"

namespace flocking::cli {
namespace {

std::vector<std::string> option_names(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::Option* option : app.get_options()) {
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  }
  return names;
}

bool looks_like_option(const std::string& word) { return word.size() > 1 && word[0] == '-'; }

}  // namespace

std::string suggestion(const std::string& word, const std::vector<std::string>& known) {
  const std::string best = nearest(word, known);
  return best.empty() ? "" : "; did you mean " + best + "?";
}

std::optional<std::string> parse(CLI::App& app, int argc, const char* const* argv,
                                 const std::function<std::string(const std::string&)>& about_word) {
  try {
    app.parse(argc, argv);
    return std::nullopt;
  } catch (const CLI::CallForHelp&) {
    return app.help();
  } catch (const CLI::CallForVersion& version) {
    return version.what() + std::string("\n");
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

}  // namespace flocking::cli
