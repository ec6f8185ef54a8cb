#include "playground/playground_page.h"

#include <array>
#include <stdexcept>

#include "base/base64.h"
#include "base/markup.h"

namespace flocking::playground {

std::string playground_page(const PlaygroundParts& parts) {
  const std::string style = joined_files(playground_files(), ".css");
  const std::string script = joined_files(playground_files(), ".js");
  if (script.find("</script") != std::string::npos) {
    throw std::logic_error("a script could end the element that it stands in");
  }
  const std::string engine = base64(packed_engine());
  const std::string maker = in_markup(parts.made_by);
  const std::array<Filling, 5> fillings = {{{"made_by", maker},
                                            {"style", style},
                                            {"variants", parts.variants},
                                            {"script", script},
                                            {"engine", engine}}};
  return filled(bytes_of(playground_files(), "playground.html"), fillings);
}

}  // namespace flocking::playground
