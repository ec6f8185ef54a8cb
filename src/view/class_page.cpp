#include "view/class_page.h"

#include <array>
#include <stdexcept>

#include "core/markup.h"
#include "view/filled.h"
#include "view/source_hash.h"

namespace flocking::view {
namespace {

std::string all_that_end_in(std::string_view end) {
  std::string text;
  for (const EmbeddedFile& file : class_files()) {
    if (file.name.ends_with(end)) text += file.bytes;
  }
  return text;
}

}  // namespace

std::string class_page(const ClassPage& page) {
  if (page.data.find('<') != std::string_view::npos) {
    throw std::logic_error("data of a page could end their element");
  }
  const std::string style = all_that_end_in(".css");
  // In one scope of their own.
  const std::string script = "(() => {\n\"use strict\";\n" + all_that_end_in(".js") + "})();\n";
  const std::string title = in_markup(page.title);
  const std::string policy = "default-src 'none'; style-src " + source_hash(style) +
                             "; script-src " + source_hash(script) +
                             "; base-uri 'none'; form-action 'none'";
  const std::array<Filling, 6> fillings = {{{"title", title},
                                            {"policy", policy},
                                            {"style", style},
                                            {"table", page.table},
                                            {"data", page.data},
                                            {"script", script}}};
  return filled(bytes_of(class_files(), "class.html"), fillings);
}

}  // namespace flocking::view
