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

/// The name of a code page in reports.
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

/// Returns `bytes` as UTF-8; none if they are invalid in the code page. Four-byte characters of
/// GB18030 are not supported. Shift-JIS is Microsoft's variant, code page 932.
std::optional<std::string> decode(std::string_view bytes, CodePage page);

/// Returns the tables, see code_pages/make.py. They are embedded because the tables of iconv are
/// unavailable to a statically linked program, or to one that must not open files.
std::span<const EmbeddedFile> code_page_files();

}  // namespace flocking::intake
