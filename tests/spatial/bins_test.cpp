#include "spatial/bins.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/team.h"
#include "oracle/random_source.h"

namespace flocking::spatial {
namespace {

using oracle::RandomSource;

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

void sort(Bins& bins, const std::vector<double>& values, double width, double reach,
          Team* team = nullptr) {
  double least = kInfinity;
  double most = -kInfinity;
  for (const double value : values) {
    if (!std::isfinite(value)) continue;
    least = std::min(least, value);
    most = std::max(most, value);
  }
  bins.sort([&values](std::size_t i) { return values[i]; }, values.size(), width, reach, least,
            most, team);
}

using Entries = std::vector<std::pair<std::uint32_t, bool>>;

Entries entries_of(const Bins& bins, std::size_t bin) {
  Entries entries;
  for (const BinEntry entry : bins[bin]) entries.emplace_back(entry.item(), entry.is_inside());
  return entries;
}

std::vector<Entries> all_entries(const Bins& bins) {
  std::vector<Entries> all;
  for (std::size_t bin = 0; bin < bins.size(); ++bin) all.push_back(entries_of(bins, bin));
  return all;
}

// Whether a - b, without any rounding, is at most `reach` (Knuth's sum of two numbers).
bool is_within(double a, double b, double reach) {
  const double larger = std::max(a, b);
  const double smaller = std::min(a, b);
  const double difference = larger - smaller;
  if (difference != reach) return difference < reach;
  const double part = difference - larger;
  return (larger - (difference - part)) - (smaller + part) <= 0.0;
}

// The bin that each is in, and that what is promised of bins is so.
std::vector<std::size_t> own_bins(const Bins& bins, const std::vector<double>& values) {
  std::vector<std::size_t> own(values.size(), bins.size());
  EXPECT_LE(bins.size(), 4 * values.size() + 66);
  for (std::size_t bin = 0; bin < bins.size(); ++bin) {
    const Entries entries = entries_of(bins, bin);
    for (std::size_t k = 0; k < entries.size(); ++k) {
      const auto [item, is_inside] = entries[k];
      EXPECT_TRUE(k == 0 || entries[k - 1].first < item) << "entries do not ascend";
      EXPECT_TRUE(std::isfinite(values[item]));
      if (!is_inside) continue;
      EXPECT_EQ(own[item], bins.size()) << "item " << item << " is in two bins";
      own[item] = bin;
    }
  }
  for (std::size_t i = 0; i < values.size(); ++i) {
    EXPECT_EQ(own[i] < bins.size(), std::isfinite(values[i])) << "item " << i;
  }
  return own;
}

void expect_all_within_reach_meet(const Bins& bins, const std::vector<double>& values,
                                  double reach) {
  const std::vector<std::size_t> own = own_bins(bins, values);
  if (::testing::Test::HasFailure()) return;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (!std::isfinite(values[i])) continue;
    const Entries entries = entries_of(bins, own[i]);
    for (std::size_t j = 0; j < values.size(); ++j) {
      if (!std::isfinite(values[j]) || !is_within(values[i], values[j], reach)) continue;
      const bool met = std::any_of(entries.begin(), entries.end(),
                                   [j](const auto& entry) { return entry.first == j; });
      ASSERT_TRUE(met) << std::hexfloat << values[i] << " and " << values[j];
    }
  }
}

double random_value(RandomSource& r, int kind) {
  switch (kind) {
    case 0:
      return r.within(20);
    case 1:
      return r.between(-9, 9);
    case 2:
      return 1e17 + r.within(1000);
    case 3:
      return r.chance(50) ? r.within(1) : r.pick({1e17, -1e17, 1e300, -1e300, 1e12});
    case 4:
      return r.chance(20) ? r.pick({kInfinity, -kInfinity, kNan}) : r.within(1e4);
    case 5:
      return std::ldexp(r.within(1), r.between(-1074, 1000));
    case 6:
      return r.pick({kInfinity, kNan});
    case 7: {
      const double edge = r.between(-4, 4);
      return std::nextafter(edge, r.sign() * 1e9);
    }
    default:
      return r.pick({0.0, -0.0, 0.1});
  }
}

TEST(Bins, LetAllWithinReachMeet) {
  Bins bins;  // its memory is used again
  for (std::uint64_t seed = 0; seed < 4000; ++seed) {
    RandomSource r(seed);
    const int kind = r.below(9);
    std::vector<double> values(static_cast<std::size_t>(r.between(0, 60)));
    double largest = 0.0;
    for (double& value : values) {
      value = random_value(r, kind);
      if (std::isfinite(value)) largest = std::max(largest, std::fabs(value));
    }
    const double reach = r.pick({0.0, 0.5, 1.0, 2.5, 1e-3, 300});
    // As wide as a grid makes them: some reaches, and not lost beside the largest value.
    const double width = std::max({reach * r.pick({0.4, 1, 3}), largest * 0x1p-50, 1e-9});
    SCOPED_TRACE("seed " + std::to_string(seed));
    sort(bins, values, width, reach);
    expect_all_within_reach_meet(bins, values, reach);
    if (HasFailure()) return;
  }
}

// Where all is exact, the bins are those of the definition: of numbers close together all bins that
// anything reaches, of numbers far apart those with something inside, by their first item.
std::vector<Entries> bins_by_definition(const std::vector<double>& values, double width,
                                        double reach, bool dense) {
  const auto bin_of = [width](double value) { return std::lround(std::floor(value / width)); };
  std::map<long, Entries> bins;
  std::vector<long> order;
  for (std::uint32_t i = 0; i < values.size(); ++i) {
    const long own = bin_of(values[i]);
    if (std::find(order.begin(), order.end(), own) == order.end()) order.push_back(own);
    for (long bin = bin_of(values[i] - reach); bin <= bin_of(values[i] + reach); ++bin) {
      bins[bin].emplace_back(i, bin == own);
    }
  }
  if (dense) {
    order.clear();
    for (long bin = bins.begin()->first; bin <= bins.rbegin()->first; ++bin) order.push_back(bin);
  }
  std::vector<Entries> all;
  for (const long bin : order) all.push_back(bins[bin]);
  return all;
}

void expect_the_definitions_bins(const Bins& bins, const std::vector<Entries>& expected) {
  std::vector<Entries> found = all_entries(bins);
  while (found.size() > expected.size() && found.back().empty()) found.pop_back();
  ASSERT_EQ(found, expected);
}

TEST(Bins, AreThoseOfTheDefinitionWhereNumbersAreExact) {
  Bins bins;
  for (std::uint64_t seed = 0; seed < 2000; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    RandomSource r(seed);
    const bool dense = r.chance(50);
    std::vector<double> values(static_cast<std::size_t>(r.between(1, 40)));
    for (double& value : values) value = r.between(-60, 60) * (dense ? 0.25 : 64.0);
    if (!dense) values.push_back(4e6);  // bins would outnumber items
    const double width = r.pick({0.5, 1, 4});
    const double reach = r.between(0, 12) * 0.25;
    sort(bins, values, width, reach);
    const double extent = *std::max_element(values.begin(), values.end()) -
                          *std::min_element(values.begin(), values.end());
    if (dense && (extent + 2 * reach) / width > 60) continue;  // may be either
    expect_the_definitions_bins(bins, bins_by_definition(values, width, reach, dense));
    if (HasFatalFailure()) return;
  }
}

TEST(Bins, AreTheSameWhoeverSortsThem) {
  std::vector<std::unique_ptr<Team>> teams;
  for (const std::size_t size : {1U, 2U, 3U, 8U}) teams.push_back(std::make_unique<Team>(size));
  Bins alone;
  Bins together;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    RandomSource r(seed);
    const int kind = r.below(9);
    std::vector<double> values(static_cast<std::size_t>(r.between(0, 60)));
    for (double& value : values) value = random_value(r, kind);
    sort(alone, values, 1e285, 1.0);
    sort(together, values, 1e285, 1.0, teams[seed % teams.size()].get());
    ASSERT_EQ(all_entries(together), all_entries(alone)) << "seed " << seed;
    for (double& value : values) value = r.within(100);
    sort(alone, values, 2.0, 1.0);
    sort(together, values, 2.0, 1.0, teams[seed % teams.size()].get());
    ASSERT_EQ(all_entries(together), all_entries(alone)) << "seed " << seed;
  }
}

TEST(Bins, AreNoneWhereThereIsNothing) {
  Bins bins;
  sort(bins, {}, 1.0, 1.0);
  for (const Entries& entries : all_entries(bins)) EXPECT_TRUE(entries.empty());
  sort(bins, {kNan, kInfinity, -kInfinity}, 1.0, 1.0);
  for (const Entries& entries : all_entries(bins)) EXPECT_TRUE(entries.empty());
}

}  // namespace
}  // namespace flocking::spatial
