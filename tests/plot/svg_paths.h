#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// A small reader of what the pictures of `flocking plot` are made of, which shares nothing with
/// the code that writes them.
namespace flocking::testing {

/// What keeps `text` from being well-formed XML; empty where nothing does. It knows tags,
/// attributes in double quotes, text, the five entities and numbers, and an XML declaration: no
/// more is used.
std::string xml_fault(std::string_view text);

/// A coordinate pair, as it is written.
using WrittenPoint = std::pair<std::string, std::string>;

/// A trail: its parts, each from an M to the next.
using WrittenTrail = std::vector<std::vector<WrittenPoint>>;

/// The trails of a picture, by agent, and where their coordinates count from ("0.000" where nothing
/// is said). Fails the test where a path is none of M, L and Z.
struct WrittenTrails {
  std::map<std::uint64_t, WrittenTrail> of_agent;
  WrittenPoint origin{"0.000", "0.000"};
};
WrittenTrails trails_in(const std::string& svg);

}  // namespace flocking::testing
