#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/embedded_file.h"

namespace flocking::intake {

/// Encodings of names in archives that are not UTF-8, the likeliest first.
enum class CodePage { kCp437, kWindows1252, kCp850, kShiftJis, kGb18030 };

/// A code page as reports call it.
struct CodePageRow {
  CodePage page;
  std::string_view name;
};
inline constexpr std::array<CodePageRow, 5> kCodePageRows = {{
    {CodePage::kCp437, "CP437"},
    {CodePage::kWindows1252, "Windows-1252"},
    {CodePage::kCp850, "CP850"},
    {CodePage::kShiftJis, "Shift-JIS"},
    {CodePage::kGb18030, "GB18030"},
}};

/// Returns the name of a code page.
std::string_view name_of(CodePage page);

/// Returns `bytes` as UTF-8; nothing if they mean nothing in the code page. Of GB18030, characters
/// of four bytes are not known; Shift-JIS is Microsoft's variant, code page 932.
std::optional<std::string> decode(std::string_view bytes, CodePage page);

/// Returns the tables, see code_pages/make.py. They are in the program, since a program that is
/// linked statically, or may open no files, cannot use those of iconv.
std::span<const EmbeddedFile> code_page_files();

}  // namespace flocking::intake
