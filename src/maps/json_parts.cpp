#include <array>
#include <utility>

#include "base/error.h"
#include "maps/json_text.h"
#include "maps/part.h"

namespace flocking::maps {
namespace {

using Json = nlohmann::json;

// The names of lists in the JSON, and of their elements in the XML.
constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kLists = {
    {{"tilesets", "tileset"}, {"tiles", "tile"}, {"objects", "object"}, {"layers", ""}}};

std::string_view kind_of_layer(const Json& layer) {
  const std::string type = layer.is_object() ? layer.value("type", Json("")).dump() : "";
  if (type == "\"tilelayer\"") return "layer";
  if (type == "\"objectgroup\"") return "objectgroup";
  if (type == "\"imagelayer\"") return "imagelayer";
  return "group";
}

// Returns a list as "1,2,3"; a string, which encodes a list, unchanged.
std::string cells_text(const Json& data) {
  if (data.is_string()) return data.get<std::string>();
  std::string text = data.dump();
  return text.size() >= 2 ? text.substr(1, text.size() - 2) : text;
}

class Converter {
 public:
  Part part_of(const Json& object, std::string kind, const std::string& place, int depth) {
    Part part;
    part.kind = std::move(kind);
    part.place = place;
    if (depth > kDeepest) part.fail("lists are nested too deep");
    if (!object.is_object()) part.fail("expected an object in braces");
    for (const auto& [key, value] : object.items()) {
      if (!value.is_structured()) {
        part.values.emplace(key, scalar_of(value));
        if (value == true) part.parts.push_back({key, place, {}, {}, {}});  // "ellipse": true
      }
    }
    for (const auto& [list, element] : kLists) add_list(part, object, list, element, depth);
    add_properties(part, object, place);
    add_points(part, object, "polygon");
    add_points(part, object, "polyline");
    if (object.contains("text")) part.parts.push_back({"text", place, {}, {}, {}});
    if (object.contains("data") || object.contains("chunks")) add_data(part, object);
    return part;
  }

 private:
  static std::string below(const std::string& place, std::string_view key) {
    return place + (place.ends_with(": ") ? "" : ".") + std::string(key);
  }

  void add_list(Part& part, const Json& object, std::string_view list, std::string_view element,
                int depth) {
    const auto found = object.find(list);
    if (found == object.end() || !found->is_array()) return;
    for (std::size_t i = 0; i < found->size(); ++i) {
      const std::string place = below(part.place, list) + "[" + std::to_string(i) + "]";
      const Json& one = (*found)[i];
      part.parts.push_back(part_of(one, std::string(element.empty() ? kind_of_layer(one) : element),
                                   place, depth + 1));
    }
  }

  static void add_properties(Part& part, const Json& object, const std::string& place) {
    const auto found = object.find("properties");
    if (found == object.end() || !found->is_array()) return;
    Part all{"properties", place, {}, {}, {}};
    for (const Json& one : *found) {
      if (!one.is_object() || !one.contains("name") || !one.contains("value")) continue;
      all.parts.push_back({"property",
                           place,
                           {{"name", scalar_of(one["name"])}, {"value", scalar_of(one["value"])}},
                           {},
                           {}});
    }
    part.parts.push_back(std::move(all));
  }

  static void add_points(Part& part, const Json& object, const char* kind) {
    const auto found = object.find(kind);
    if (found == object.end() || !found->is_array()) return;
    std::string points;
    for (const Json& point : *found) {
      if (!point.is_object() || !point.contains("x") || !point.contains("y")) {
        part.fail(std::string(kind) + ": expected points with x and y");
      }
      points += scalar_of(point["x"]) + "," + scalar_of(point["y"]) + " ";
    }
    part.parts.push_back({kind, part.place, {{"points", points}}, {}, {}});
  }

  static void add_data(Part& part, const Json& object) {
    Part data{"data", below(part.place, "data"), {}, {}, {}};
    const bool has_chunks = object.contains("chunks") && object["chunks"].is_array();
    const Json& cells = has_chunks ? object["chunks"] : object["data"];
    const bool is_list = has_chunks ? !cells.empty() && cells[0].is_object() &&
                                          cells[0].contains("data") && cells[0]["data"].is_array()
                                    : cells.is_array();
    data.values["encoding"] = is_list ? "csv" : part.value("encoding");
    data.values["compression"] = is_list ? "" : part.value("compression");
    if (!has_chunks) data.text = cells_text(cells);
    for (std::size_t i = 0; has_chunks && i < cells.size(); ++i) {
      Part chunk{"chunk", below(part.place, "chunks[" + std::to_string(i) + "]"), {}, {}, {}};
      if (!cells[i].is_object() || !cells[i].contains("data")) chunk.fail("expected data");
      for (const auto& [key, value] : cells[i].items()) {
        if (!value.is_structured()) chunk.values.emplace(key, scalar_of(value));
      }
      chunk.text = cells_text(cells[i]["data"]);
      data.parts.push_back(std::move(chunk));
    }
    part.parts.push_back(std::move(data));
  }
};

// Returns how deeply a text is nested, ignoring brackets in quotes. A text that is nested too
// deeply must not be parsed.
int depth_of(std::string_view bytes) {
  int depth = 0;
  int deepest = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const char letter = bytes[i];
    if (quoted && letter == '\\') ++i;
    if (letter == '"') quoted = !quoted;
    if (quoted) continue;
    if (letter == '{' || letter == '[') deepest = std::max(deepest, ++depth);
    if (letter == '}' || letter == ']') --depth;
  }
  return deepest;
}

}  // namespace

nlohmann::json json_of(std::string_view bytes, const std::string& source) {
  if (depth_of(bytes) > 4 * kDeepest) {
    throw Error(ExitStatus::kNo, source + ": lists are nested too deep");
  }
  Json json;
  try {
    json = Json::parse(bytes);
  } catch (const Json::parse_error& error) {
    throw Error(ExitStatus::kNo,
                place_of_byte(bytes, error.byte > 0 ? error.byte - 1 : 0, source) + ": not JSON");
  }
  if (!json.is_object()) {
    throw Error(ExitStatus::kNo, source + ":1:1: expected a map, an object in braces");
  }
  return json;
}

std::string scalar_of(const nlohmann::json& value) {
  if (value.is_string()) return value.get<std::string>();
  if (value.is_structured() || value.is_null()) return "";
  return value.dump();
}

Part parts_of_json(std::string_view bytes, const std::string& source) {
  return Converter().part_of(json_of(bytes, source), "map", source + ": ", 0);
}

}  // namespace flocking::maps
