#include "intake/code_page.h"

#include <cstddef>
#include <cstdint>

#include "base/code_point.h"
#include "base/text_encoding.h"

namespace flocking::intake {
namespace {

constexpr unsigned kFirstHigh = 0x80;
constexpr unsigned kFirstLead = 0x81;
constexpr unsigned kFirstTrail = 0x40;
constexpr unsigned kTrails = 0xFF - kFirstTrail;
constexpr unsigned kLast = 0xFE;

// Half-width katakana are one byte in Shift-JIS.
constexpr unsigned kFirstKana = 0xA1;
constexpr unsigned kLastKana = 0xDF;
constexpr std::uint32_t kFirstKanaCharacter = 0xFF61;

std::uint32_t unit_at(std::string_view table, std::size_t place) {
  const auto high = static_cast<unsigned char>(table[2 * place]);
  const auto low = static_cast<unsigned char>(table[2 * place + 1]);
  return std::uint32_t{high} << 8U | low;
}

/// Decodes characters of one or two bytes.
class Decoder {
 public:
  Decoder(std::string_view bytes, CodePage page)
      : bytes_(bytes), page_(page), table_(table_of(page)) {}

  std::optional<std::string> run() {
    std::string text;
    while (at_ < bytes_.size()) {
      const std::uint32_t value = next();
      if (value == 0) return std::nullopt;
      append_code_point(text, value);
    }
    return text;
  }

 private:
  static std::string_view table_of(CodePage page) {
    switch (page) {
      case CodePage::kCp437:
        return bytes_of(code_page_files(), "cp437.table");
      case CodePage::kCp850:
        return bytes_of(code_page_files(), "cp850.table");
      case CodePage::kShiftJis:
        return bytes_of(code_page_files(), "shift_jis.table");
      default:
        return bytes_of(code_page_files(), "gb18030.table");
    }
  }

  // Returns the next character; 0 if it does not exist.
  std::uint32_t next() {
    const unsigned byte = static_cast<unsigned char>(bytes_[at_++]);
    if (byte < kFirstHigh) return byte;
    if (page_ == CodePage::kCp437 || page_ == CodePage::kCp850) {
      return unit_at(table_, byte - kFirstHigh);
    }
    if (page_ == CodePage::kShiftJis && byte >= kFirstKana && byte <= kLastKana) {
      return kFirstKanaCharacter + byte - kFirstKana;
    }
    if (byte < kFirstLead || byte > kLast || at_ == bytes_.size()) return 0;
    const unsigned second = static_cast<unsigned char>(bytes_[at_++]);
    if (second < kFirstTrail || second > kLast) return 0;
    return unit_at(table_, (byte - kFirstLead) * kTrails + second - kFirstTrail);
  }

  std::string_view bytes_;
  CodePage page_;
  std::string_view table_;
  std::size_t at_ = 0;
};

}  // namespace

std::string_view name_of(CodePage page) {
  return kCodePageRows.at(static_cast<std::size_t>(page)).name;
}

std::optional<std::string> decode(std::string_view bytes, CodePage page) {
  if (page == CodePage::kWindows1252) {
    constexpr std::string_view kNone = "\x81\x8d\x8f\x90\x9d";
    if (bytes.find_first_of(kNone) != std::string_view::npos) return std::nullopt;
    return decode(bytes, TextEncoding::kWindows1252);
  }
  return Decoder(bytes, page).run();
}

}  // namespace flocking::intake
