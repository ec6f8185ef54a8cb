#include "app/playground_command.h"

#include <fmt/format.h>

#include "app/whole_file.h"
#include "base/error.h"
#include "base/markup.h"
#include "explain/choices.h"
#include "explain/variant.h"
#include "io/file.h"
#include "playground/playground_page.h"

namespace flocking::app {
namespace {

// Some rows of the table stand for what is put together, or do not go with each slot.
bool is_understood(const std::string& variant) {
  try {
    explain::parse_variant(variant);
    return true;
  } catch (const UsageError&) {
    return false;
  }
}

// What --variant takes, but for what the rules say, which is the first choice of each slot.
std::string variant_options() {
  std::string text;
  const explain::Choice* before = nullptr;
  for (const explain::Choice& choice : explain::choices()) {
    const bool is_of_rules = before == nullptr || before->slot != choice.slot;
    before = &choice;
    const std::string variant = fmt::format("{}={}", explain::code_of(choice.slot), choice.code);
    if (is_of_rules || !is_understood(variant)) continue;
    text += fmt::format("<option value=\"{}\">{}</option>\n", in_markup(variant),
                        in_markup(choice.title));
  }
  return text;
}

}  // namespace

void write_playground(const PlaygroundOptions& options, const StandardStreams& streams) {
  const std::string variants = variant_options();
  const std::string page =
      playground::playground_page({.made_by = "flocking " FLOCKING_VERSION, .variants = variants});
  io::File output = io::File::borrow(streams.output, "<stdout>");
  if (options.output == "-") return output.write(page);
  write_whole_file(options.output, page, "the page");
  output.write("wrote " + options.output + "\n");
}

}  // namespace flocking::app
