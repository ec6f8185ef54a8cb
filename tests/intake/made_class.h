#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "base/date_text.h"
#include "intake/class_layout.h"

/// Classes for tests of layouts, and the results as text.
namespace flocking::intake {

using Lines = std::vector<std::string>;
using Texts = std::map<std::string, std::string>;

/// Returns a class of files and folders: "name/" is a folder, "name/inner" a folder with contents.
inline ClassFiles class_of(const Lines& paths, const Texts& texts = {}, const Lines& known = {}) {
  std::map<std::string, Item> items;
  for (const std::string& path : paths) {
    const std::size_t slash = path.find('/');
    Item& item = items[path.substr(0, slash)];
    item.name = path.substr(0, slash);
    item.is_folder = slash != std::string::npos;
    const std::string inner = item.is_folder ? path.substr(slash + 1) : "";
    if (inner == ".git") item.is_repository = true;
    if (inner.empty() || inner == ".git") continue;
    item.contents.push_back(
        {.name = inner.substr(0, inner.find('/')), .is_folder = inner.ends_with('/')});
  }
  ClassFiles files;
  for (const auto& [name, item] : items) files.items.push_back(item);
  files.start_of = [texts](const std::string& path, std::size_t) {
    const auto found = texts.find(path);
    return found == texts.end() ? std::string() : found->second;
  };
  files.is_known = [known](std::string_view name) {
    return std::find(known.begin(), known.end(), name) != known.end();
  };
  return files;
}

inline std::string described(const Parcel& parcel) {
  std::string line = parcel.id + "|" + parcel.name;
  if (parcel.is_late) line += " late";
  if (parcel.submitted_at) line += " at " + text_of(*parcel.submitted_at);
  for (const Piece& piece : parcel.pieces) {
    line += " <" + piece.item + (piece.as.empty() ? "" : " as " + piece.as) + ">";
  }
  if (!parcel.instead.empty()) line += " " + parcel.instead;
  for (const Owner& other : parcel.others) line += " with " + other.id + "|" + other.name;
  for (const std::string& note : parcel.notes) line += " (" + note + ")";
  return line;
}

inline Lines parcels_in(const ClassFiles& files) {
  Lines lines;
  for (const Parcel& parcel : parcels_of(files, find_layout(files))) {
    lines.push_back(described(parcel));
  }
  return lines;
}

}  // namespace flocking::intake
