#include "replay/assemble.h"

#include <array>

#include "base/markup.h"

namespace flocking::replay {

std::string assembled(const PageParts& parts) {
  const std::string title = in_markup(parts.title);
  const std::string style = joined_files(page_files(), ".css");
  const std::string script = joined_files(page_files(), ".js");
  const std::array<Filling, 5> fillings = {{{"title", title},
                                            {"style", style},
                                            {"script", script},
                                            {"facts", parts.facts},
                                            {"state", parts.state}}};
  return filled(bytes_of(page_files(), "replay.html"), fillings);
}

}  // namespace flocking::replay
