#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// A small reader for the SVG files of `flocking plot`, independent of the code that writes them.
namespace flocking::testing {

/// Returns why `text` is not well-formed XML; empty if it is. Supports only the XML that the
/// pictures use: tags, attributes in double quotes, text, five entities (&#39; for the apostrophe),
/// and an XML declaration.
std::string xml_fault(std::string_view text);

/// A coordinate pair, as written.
using WrittenPoint = std::pair<std::string, std::string>;

/// A trail: its parts, each from an M to the next.
using WrittenTrail = std::vector<std::vector<WrittenPoint>>;

/// The trails of a picture by agent, and the origin of their coordinates ("0.000" by default).
/// trails_in() fails the test if a path contains commands other than M, L and Z.
struct WrittenTrails {
  std::map<std::uint64_t, WrittenTrail> of_agent;
  WrittenPoint origin{"0.000", "0.000"};
};
WrittenTrails trails_in(const std::string& svg);

}  // namespace flocking::testing
