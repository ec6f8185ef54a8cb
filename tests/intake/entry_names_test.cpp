// Tests of missing and possibly missing students.
#include "intake/entry_names.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "base/error.h"

namespace flocking::intake {
namespace {

using ::testing::ElementsAre;

const char* const kRoster = "id,name\n101,Ada Lovelace\n102,Emmy Noether\n103,Alan Turing\n";

std::vector<Entry> named(const std::vector<std::string>& names) {
  std::vector<Entry> entries;
  for (const std::string& name : names) {
    Entry entry{};
    entry.name = name;
    entries.push_back(entry);
  }
  const Roster roster = parse_roster(kRoster, "roster.csv");
  std::vector<std::string> notes;
  name_entries(entries, &roster, Layout::kFolders, notes);
  return entries;
}

std::vector<std::string> presences(const std::vector<std::string>& names) {
  std::vector<std::string> all;
  for (const Entry& entry : named(names)) {
    const std::string presence = entry.presence == Presence::kSubmitted ? "submitted"
                                 : entry.presence == Presence::kMissing ? "missing"
                                                                        : "unknown";
    all.push_back(entry.name + ": " + presence + (entry.problem.empty() ? "" : ", ") +
                  entry.problem);
  }
  return all;
}

TEST(EntryNames, MissOnlyStudentsOfAClassWhoseEntriesAllHaveOwners) {
  EXPECT_THAT(presences({"Ada Lovelace", "Emmy Noether"}),
              ElementsAre("Ada Lovelace: submitted", "Emmy Noether: submitted",
                          "Alan Turing: missing, nothing was submitted"));
}

TEST(EntryNames, DoNotKnowWhoIsMissingWhileAnEntryHasNoOwner) {
  EXPECT_THAT(
      presences({"Ada Lovelace", "turing-final"}),
      ElementsAre("Ada Lovelace: submitted", "turing-final: submitted",
                  "Emmy Noether: unknown, unknown: 1 entry belongs to no student of the roster",
                  "Alan Turing: unknown, unknown: 1 entry belongs to no student of the roster"));
}

TEST(EntryNames, DifferIfOnlyBlanksTellThemApart) {
  std::vector<Entry> entries;
  for (const char* name : {"grace", "grace\u00a0", "grace ", "gr ace", "gr\u3000ace"}) {
    Entry entry{};
    entry.name = entry.id = name;
    entries.push_back(entry);
  }
  std::vector<std::string> notes;
  name_entries(entries, nullptr, Layout::kFolders, notes);
  std::vector<std::string> names;
  for (const Entry& entry : entries) names.push_back(entry.name);
  EXPECT_THAT(names,
              ElementsAre("grace", "grace\u00a0 (2)", "grace  (3)", "gr ace", "gr\u3000ace (2)"));
}

TEST(EntryNames, StopWhereNoEntryBelongsToAnybody) {
  try {
    static_cast<void>(named({"hopper", "gauss", "euler", "abel"}));
    FAIL() << "it went on";
  } catch (const EnvironmentError& error) {
    EXPECT_STREQ(
        error.what(),
        "no entry of --submissions belongs to a student of --roster, so nothing was graded: give "
        "the roster of this class, or name the entries as in the roster. The first of each are\n"
        "  entry 'hopper'\n  roster line 2: '101, Ada Lovelace'\n"
        "  entry 'gauss'\n  roster line 3: '102, Emmy Noether'\n"
        "  entry 'euler'\n  roster line 4: '103, Alan Turing'");
  }
}

}  // namespace
}  // namespace flocking::intake
