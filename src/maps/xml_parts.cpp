#include <algorithm>
#include <cstddef>
#include <pugixml.hpp>
#include <utility>

#include "base/error.h"
#include "base/printable.h"
#include "maps/part.h"

namespace flocking::maps {
namespace {

// Finds the places of elements. Calls must be in the order of the file, so that the file is read
// only once.
class Places {
 public:
  Places(std::string_view bytes, const std::string& source) : bytes_(bytes), source_(source) {}

  std::string of(std::ptrdiff_t offset) {
    const std::size_t at =
        std::min(static_cast<std::size_t>(std::max<std::ptrdiff_t>(offset, 0)), bytes_.size());
    for (; known_ < at; ++known_) {
      if (bytes_[known_] != '\n') continue;
      ++line_;
      line_begin_ = known_ + 1;
    }
    return source_ + ":" + std::to_string(line_) + ":" + std::to_string(at - line_begin_ + 1);
  }

 private:
  std::string_view bytes_;
  const std::string& source_;
  std::size_t known_ = 0;
  std::size_t line_ = 1;
  std::size_t line_begin_ = 0;
};

Part part_of(const pugi::xml_node& node, Places& places, int depth) {
  Part part;
  part.kind = node.name();
  part.place = places.of(node.offset_debug());
  if (depth > kDeepest) part.fail("elements are nested too deep");
  for (const pugi::xml_attribute& attribute : node.attributes()) {
    part.values.emplace(attribute.name(), attribute.value());
  }
  for (const pugi::xml_node& child : node.children()) {
    if (child.type() == pugi::node_element) {
      part.parts.push_back(part_of(child, places, depth + 1));
    } else if (child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata) {
      part.text += child.value();
    }
  }
  return part;
}

}  // namespace

Part parts_of_xml(std::string_view bytes, const std::string& source) {
  pugi::xml_document document;
  const pugi::xml_parse_result result = document.load_buffer(bytes.data(), bytes.size());
  if (!result) {
    const auto at = static_cast<std::size_t>(std::max<std::ptrdiff_t>(result.offset, 0));
    throw Error(ExitStatus::kNo, place_of_byte(bytes, at, source) +
                                     ": not XML: " + std::string(result.description()));
  }
  Places places(bytes, source);
  return part_of(document.document_element(), places, 0);
}

}  // namespace flocking::maps
