// Dates in the forms that platforms write.
#include "base/date_text.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>

namespace flocking {
namespace {

std::string found_in(std::string_view text) {
  const std::optional<LocalDateTime> time = find_date_time(text);
  return time ? text_of(*time) : "";
}

TEST(DateText, ReadsDatesOfPlatforms) {
  EXPECT_EQ(found_in("2026-11-13 23:59"), "2026-11-13 23:59");
  EXPECT_EQ(found_in("2026-11-12T23:46:10Z"), "2026-11-12 23:46:10");
  EXPECT_EQ(found_in("Flocking_ada_attempt_2026-11-12-10-00-00_main.cpp"), "2026-11-12 10:00");
  EXPECT_EQ(found_in("Thursday, 12 November 2026, 11:46 PM"), "2026-11-12 23:46");
  EXPECT_EQ(found_in("Nov 13, 2026 755 AM"), "2026-11-13 07:55");
  EXPECT_EQ(found_in("Nov 13, 2026 1205 AM"), "2026-11-13 00:05");
  EXPECT_EQ(found_in("Donnerstag, 12. November 2026, 23:46"), "2026-11-12 23:46");
  EXPECT_EQ(found_in("jeudi 5 f\u00e9vrier 2026, 08:06"), "2026-02-05 08:06");
  EXPECT_EQ(found_in("jueves, 12 de noviembre de 2026, 23:46"), "2026-11-12 23:46");
}

TEST(DateText, GuessesNoDate) {
  for (const char* text :
       {"", "-", "x", "11/12/26 11:46 PM", "12 November 2026", "2026-11-12", "2026-02-30 10:00",
        "2026-11-12 24:00", "12 November 2026, 13:46 PM", "mar 3 novembre 2026, 10:00",
        "12 Brumaire 2026, 10:00", "November 2026, 10:00", "Nov 13, 2026 755"}) {
    EXPECT_EQ(found_in(text), "") << text;
  }
}

std::int64_t seconds(std::string_view from, std::string_view to) {
  return seconds_between(*find_date_time(from), *find_date_time(to));
}

TEST(DateText, CountsSeconds) {
  EXPECT_EQ(seconds("2026-02-28 10:00", "2026-03-01 10:00:05"), 86405);
  EXPECT_EQ(seconds("2026-03-01 10:00", "2026-02-28 10:00"), -86400);
  EXPECT_EQ(seconds("2026-11-13 23:59 +01:00", "2026-11-13 22:59:30.5 Z"), 30);
  EXPECT_EQ(seconds("2026-11-13 23:59", "2026-11-13 23:59:30 UTC"), 30) << "one offset is none";
  EXPECT_EQ(seconds("2026-11-13 10:00 -0500", "2026-11-13 15:00Z"), 0);
}

}  // namespace
}  // namespace flocking
