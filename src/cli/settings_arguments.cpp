#include <string>

#include "cli/arguments.h"
#include "cli/parser.h"
#include "settings/describe.h"

namespace flocking::cli {

app::Command parse_settings_arguments(int argc, const char* const* argv) {
  bool markdown = false;
  Parser parser("flocking settings",
                "Lists every setting: its path, what it takes, unit, default and meaning.", "");
  parser.add_switch("--markdown", markdown, "Print Markdown, as in docs/settings.md");
  const auto about_word = [](const std::string&) { return std::string(); };
  if (auto text = parser.parse(argc, argv, about_word)) return app::TextRequest{*std::move(text)};
  return app::TextRequest{markdown ? settings::describe_as_markdown()
                                   : settings::describe_as_text()};
}

}  // namespace flocking::cli
