#include "view/assemble.h"

#include <array>

#include "core/markup.h"
#include "view/filled.h"

namespace flocking::view {
namespace {

std::string joined_files(std::string_view ending) {
  std::string text;
  for (const EmbeddedFile& file : page_files()) {
    if (file.name.ends_with(ending)) text += file.bytes;
  }
  return text;
}

}  // namespace

std::string assembled(const PageParts& parts) {
  const std::string title = in_markup(parts.title);
  const std::string style = joined_files(".css");
  const std::string script = joined_files(".js");
  const std::array<Filling, 5> fillings = {{{"title", title},
                                            {"style", style},
                                            {"script", script},
                                            {"facts", parts.facts},
                                            {"state", parts.state}}};
  return filled(bytes_of(page_files(), "replay.html"), fillings);
}

}  // namespace flocking::view
