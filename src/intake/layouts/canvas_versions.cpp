#include "intake/layouts/canvas_versions.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <utility>

#include "base/printable.h"
#include "base/words.h"

namespace flocking::intake {
namespace {

// Every name is searched in every text: these limits bound the product to about one second of
// processor time.
constexpr std::size_t kMostScannedBytes = std::size_t{64} << 10U;  // limit per file
constexpr std::size_t kMostOfStudent = std::size_t{1} << 20U;      // limit per student
// files of a student; if there are more, none counts as a resubmission
constexpr std::size_t kMostVersioned = 50;

/// A name such as "flock-2.h".
struct VersionedName {
  std::string base;           ///< "flock.h"
  std::uint64_t version = 0;  ///< 2; 0 if there is no number
};

VersionedName versioned(const std::string& name) {
  constexpr std::uint64_t kMostVersions = 999;
  const std::size_t dot = std::min(name.find_last_of('.'), name.size());
  const std::size_t hyphen = name.substr(0, dot).find_last_of('-');
  if (hyphen == std::string::npos || hyphen == 0) return {.base = name};
  const auto version = parse_whole(name.substr(hyphen + 1, dot - hyphen - 1));
  if (!version || *version == 0 || *version > kMostVersions) return {.base = name};
  return {.base = name.substr(0, hyphen) + name.substr(dot), .version = *version};
}

bool is_of_a_name(char c) {
  const auto lower = static_cast<unsigned char>(c | 0x20);
  return (lower >= 'a' && lower <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
}

// Returns true if `text` contains `name` as a whole word, or its stem before a quote, as in
// imports.
bool names_file(const std::string& text, const std::string& name) {
  const std::string stem = name.substr(0, name.find_last_of('.'));
  const std::string ending = name.substr(stem.size());
  for (std::size_t at = text.find(stem); at != std::string::npos; at = text.find(stem, at + 1)) {
    if (at > 0 && is_of_a_name(text[at - 1])) continue;
    const std::size_t end = at + stem.size();
    const bool is_whole = text.compare(end, ending.size(), ending) == 0;
    const std::size_t after = end + (is_whole ? ending.size() : 0);
    const char next = after < text.size() ? text[after] : ' ';
    if (is_whole ? !is_of_a_name(next) : next == '"' || next == '\'') return true;
  }
  return false;
}

/// The files of one student, and which files each of them mentions.
class VersionedFiles {
 public:
  VersionedFiles(const ClassFiles& files, const Parcel& parcel) : pieces_(parcel.pieces) {
    std::size_t left = kMostOfStudent;
    for (const Piece& piece : pieces_) {
      texts_.push_back(files.start_of(piece.item, std::min(left, kMostScannedBytes)));
      left -= std::min(left, texts_.back().size());
    }
  }

  /// Returns true if a file other than those in `but` mentions the file `name`.
  [[nodiscard]] bool is_named(const std::string& name, const std::vector<std::size_t>& but) const {
    for (std::size_t i = 0; i < pieces_.size(); ++i) {
      if (std::find(but.begin(), but.end(), i) == but.end() && names_file(texts_[i], name)) {
        return true;
      }
    }
    return false;
  }

  /// Returns true if Canvas, not the student, numbered the files at `places`.
  [[nodiscard]] bool are_versions(const std::string& base,
                                  const std::vector<std::size_t>& places) const {
    bool has_base = false;
    bool has_number = false;
    for (const std::size_t place : places) {
      const std::string& name = pieces_[place].as;
      if (name == base) {
        has_base = true;
        continue;
      }
      has_number = true;
      if (is_named(name, places)) return false;
    }
    if (!has_number) return false;
    if (has_base || is_named(base, places)) return true;
    return places.size() > 1 && places.size() == pieces_.size();
  }

 private:
  const std::vector<Piece>& pieces_;
  std::vector<std::string> texts_;
};

}  // namespace

void take_newest_versions(const ClassFiles& files, Parcel& parcel) {
  std::map<std::string, std::vector<std::size_t>> groups;
  bool has_number = false;
  for (std::size_t i = 0; i < parcel.pieces.size(); ++i) {
    const VersionedName name = versioned(parcel.pieces[i].as);
    has_number = has_number || name.version > 0;
    groups[name.base].push_back(i);
  }
  if (!has_number || parcel.pieces.size() < 2 || parcel.pieces.size() > kMostVersioned) return;
  const VersionedFiles own(files, parcel);
  std::set<std::size_t> older;
  std::map<std::size_t, std::string> renamed;
  for (const auto& [base, places] : groups) {
    if (!own.are_versions(base, places)) continue;
    const auto newest = *std::max_element(places.begin(), places.end(), [&](auto a, auto b) {
      return versioned(parcel.pieces[a].as).version < versioned(parcel.pieces[b].as).version;
    });
    for (const std::size_t place : places) {
      if (place == newest) continue;
      older.insert(place);
      parcel.notes.push_back(in_quotes(parcel.pieces[place].as, 80) + " is an older version of " +
                             in_quotes(parcel.pieces[newest].as, 80));
    }
    renamed[newest] = base;
  }
  std::vector<Piece> kept;
  for (std::size_t i = 0; i < parcel.pieces.size(); ++i) {
    if (older.contains(i)) continue;
    if (const auto name = renamed.find(i); name != renamed.end())
      parcel.pieces[i].as = name->second;
    kept.push_back(std::move(parcel.pieces[i]));
  }
  parcel.pieces = std::move(kept);
}

}  // namespace flocking::intake
