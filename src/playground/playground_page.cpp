#include "playground/playground_page.h"

#include <array>
#include <stdexcept>

#include "base/base64.h"
#include "base/markup.h"

namespace flocking::playground {

std::string playground_page(std::string_view made_by) {
  const std::string style = joined_files(playground_files(), ".css");
  const std::string script = joined_files(playground_files(), ".js");
  if (script.find("</script") != std::string::npos) {
    throw std::logic_error("a script could end the element that it stands in");
  }
  const std::string engine = base64(packed_engine());
  const std::string maker = in_markup(made_by);
  const std::array<Filling, 4> fillings = {
      {{"made_by", maker}, {"style", style}, {"script", script}, {"engine", engine}}};
  return filled(bytes_of(playground_files(), "playground.html"), fillings);
}

}  // namespace flocking::playground
