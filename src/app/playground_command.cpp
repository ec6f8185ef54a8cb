#include "app/playground_command.h"

#include <fmt/format.h>

#include "base/error.h"
#include "base/markup.h"
#include "console/whole_file.h"
#include "io/file.h"
#include "playground/playground_page.h"
#include "variant/choices.h"
#include "variant/variant.h"

namespace flocking::app {
namespace {

// Returns false for rows of the table that --variant cannot select, such as combinations of
// choices.
bool is_understood(const std::string& variant) {
  try {
    explain::parse_variant(variant);
    return true;
  } catch (const UsageError&) {
    return false;
  }
}

// Returns the values of --variant. Leaves out the first choice of each slot, which follows the
// rules.
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

void write_playground(const PlaygroundOptions& options, const console::StandardStreams& streams) {
  if (playground::packed_engine().empty()) {
    throw EnvironmentError(
        "this flocking was built without the engine of the page: run cmake/wasm.sh in its source "
        "tree and build it again, or download flocking-" FLOCKING_VERSION
        "-playground.html from a release");
  }
  const std::string variants = variant_options();
  const std::string page =
      playground::playground_page({.made_by = "flocking " FLOCKING_VERSION, .variants = variants});
  io::File output = io::File::borrow(streams.output, "<stdout>");
  if (options.output == "-") return output.write(page);
  console::write_whole_file(options.output, page, "the page");
  output.write("wrote " + options.output + "\n");
}

}  // namespace flocking::app
