#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>

#include "intake/code_page.h"
#include "intake/roster.h"

/// Names in archives that are not UTF-8. For each name, a zip archive stores only whether it is
/// UTF-8. By the specification, all other names are in CP437, but Windows writes the code page of
/// the country.
namespace flocking::intake {

/// The code page in which names are read, and why.
struct PageChoice {
  CodePage page = CodePage::kCp437;
  std::size_t names = 0;    ///< number of names that are not UTF-8
  std::size_t known = 0;    ///< number of these that contain a name of the roster
  std::size_t letters = 0;  ///< number of these whose characters are letters of one script
};

/// Chooses the code page in which most of `names` contain a name of the roster; if no page has any,
/// or `roster` is null, the code page in which most of them consist of letters. Among equal pages,
/// chooses the first of kCodePageRows. `names` are files and folders without their paths.
PageChoice choose_page(const std::set<std::string>& names, const Roster* roster);

/// Returns the choice as a note of a report: "12 names in the archive are not UTF-8 ...", where
/// `where` is "in the archive".
std::string words_of(const PageChoice& choice, std::string_view where);

/// Adds the names of files and folders in `path` that are not UTF-8 to `names`.
void add_unknown_names(std::string_view path, std::set<std::string>& names);

/// Returns a path as UTF-8. Names of files and folders that are not UTF-8 are decoded from `page`;
/// a name that is invalid in `page` is decoded from the code page that choose_page() chooses for
/// it.
std::string utf8_path(std::string_view path, CodePage page);
/// Returns a path as UTF-8, decoding each name from the code page that choose_page() chooses for
/// it.
std::string utf8_path(std::string_view path);

}  // namespace flocking::intake
