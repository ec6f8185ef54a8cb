// Compares the tables with those of the C library.
#include "intake/code_page.h"

#include <gtest/gtest.h>
#include <iconv.h>

#include <array>
#include <cstddef>
#include <optional>
#include <string>

namespace flocking::intake {
namespace {

/// A conversion of the C library to UTF-8.
class Iconv {
 public:
  explicit Iconv(const char* from) : handle_(iconv_open("UTF-8", from)) {}
  ~Iconv() {
    if (is_there()) iconv_close(handle_);
  }
  Iconv(const Iconv&) = delete;
  Iconv& operator=(const Iconv&) = delete;

  [[nodiscard]] bool is_there() const {
    return handle_ != reinterpret_cast<iconv_t>(-1);  // NOLINT: as POSIX has it
  }

  std::optional<std::string> decode(std::string bytes) {
    std::array<char, 16> text{};
    char* in = bytes.data();
    char* out = text.data();
    std::size_t in_left = bytes.size();
    std::size_t out_left = text.size();
    iconv(handle_, nullptr, nullptr, nullptr, nullptr);
    if (iconv(handle_, &in, &in_left, &out, &out_left) == static_cast<std::size_t>(-1)) {
      return std::nullopt;
    }
    return std::string(text.data(), text.size() - out_left);
  }

 private:
  iconv_t handle_;
};

struct Twin {
  CodePage page;
  const char* name;
  bool has_two_bytes;
};

// Characters that only one of the two libraries knows are recent or private.
TEST(CodePage, IsThatOfTheCLibrary) {
  for (const Twin& twin :
       {Twin{CodePage::kCp437, "CP437", false}, Twin{CodePage::kCp850, "CP850", false},
        Twin{CodePage::kWindows1252, "CP1252", false}, Twin{CodePage::kShiftJis, "CP932", true},
        Twin{CodePage::kGb18030, "GB18030", true}}) {
    Iconv other(twin.name);
    if (!other.is_there()) continue;
    std::size_t compared = 0;
    std::size_t different = 0;
    for (int first = 0x80; first < 0x100; ++first) {
      for (int second = 0x40; second < (twin.has_two_bytes ? 0xFF : 0x41); ++second) {
        std::string bytes(1, static_cast<char>(first));
        if (twin.has_two_bytes) bytes += static_cast<char>(second);
        const auto ours = decode(bytes, twin.page);
        const auto theirs = other.decode(bytes);
        if (!ours || !theirs) continue;
        ++compared;
        if (*ours != *theirs) ++different;
      }
    }
    EXPECT_GE(compared, twin.has_two_bytes ? 9000U : 123U) << twin.name;
    EXPECT_LE(different, compared / 500) << twin.name;
  }
}

TEST(CodePage, RefusesWhatMeansNothing) {
  EXPECT_EQ(decode("a\x81", CodePage::kShiftJis), std::nullopt) << "half a character";
  EXPECT_EQ(decode("\xff", CodePage::kGb18030), std::nullopt);
  EXPECT_EQ(decode("\x81", CodePage::kWindows1252), std::nullopt);
  EXPECT_EQ(decode("\xb1.cpp", CodePage::kShiftJis), "ｱ.cpp");
}

}  // namespace
}  // namespace flocking::intake
