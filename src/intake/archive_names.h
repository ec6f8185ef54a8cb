#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>

#include "intake/code_page.h"
#include "intake/roster.h"

/// Names in archives that are not UTF-8. A zip archive says of each name only whether it is UTF-8;
/// by its specification, others are in CP437, but Windows writes the code page of the country.
namespace flocking::intake {

/// The code page in which names are read, and why.
struct PageChoice {
  CodePage page = CodePage::kCp437;
  std::size_t names = 0;    ///< that are not UTF-8
  std::size_t known = 0;    ///< of them, those that contain a name of the roster
  std::size_t letters = 0;  ///< of them, those whose characters are letters of one script
};

/// Chooses the code page in which most of `names` contain a name of the roster; if none does, or
/// `roster` is null, the one in which most consist of letters. Of equals the first of
/// kCodePageRows. `names` are files and folders without their paths.
PageChoice choose_page(const std::set<std::string>& names, const Roster* roster);

/// Returns the choice as a note of a report: "12 names in the archive are not UTF-8 ...", where
/// `where` is "in the archive".
std::string words_of(const PageChoice& choice, std::string_view where);

/// Adds the files and folders of a path that are not UTF-8 to `names`.
void add_unknown_names(std::string_view path, std::set<std::string>& names);

/// Returns a path as UTF-8: files and folders that are not are read in `page`, or, if they mean
/// nothing there, each in the code page that choose_page() gives it alone.
std::string utf8_path(std::string_view path, CodePage page);
/// The same, each in the code page that choose_page() gives it alone.
std::string utf8_path(std::string_view path);

}  // namespace flocking::intake
