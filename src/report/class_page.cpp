#include "report/class_page.h"

#include <array>
#include <stdexcept>

#include "base/markup.h"
#include "base/source_hash.h"

namespace flocking::report {

std::string class_page(const ClassPage& page) {
  if (page.data.find('<') != std::string_view::npos) {
    throw std::logic_error("data of a page could end their element");
  }
  const std::string style = joined_files(class_files(), ".css");
  // A block scope keeps the names of the page's scripts out of the global scope.
  const std::string script =
      "(() => {\n\"use strict\";\n" + joined_files(class_files(), ".js") + "})();\n";
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

}  // namespace flocking::report
