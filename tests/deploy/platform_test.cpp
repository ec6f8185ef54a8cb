#include "deploy/platform.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "deploy/archive_writer.h"
#include "deploy/program_file.h"

namespace flocking::deploy {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

Bundle bundled() {
  return {.program = "PROGRAM",
          .cases = {{"deep/one.in", "IN"}, {"deep/one.out", "OUT"}, {"cases.toml", "SETTINGS"}},
          .hint = "what",
          .points = "12.5"};
}

std::map<std::string, PackagedFile> files_of(const Platform& platform) {
  std::map<std::string, PackagedFile> files;
  for (const PackagedFile& file : deployed_files(platform, bundled())) files[file.path] = file;
  return files;
}

// Returns the folder of the script, which also contains the program and the cases.
std::string grader_folder(const std::map<std::string, PackagedFile>& files) {
  for (const char* const folder : {"", ".flocking/"}) {
    if (files.contains(std::string(folder) + "grade")) return folder;
  }
  return "none";
}

TEST(Platforms, HaveAllThatGradingTakes) {
  std::set<std::string_view> names;
  for (const Platform& platform : platforms()) {
    SCOPED_TRACE(platform.name);
    EXPECT_TRUE(names.insert(platform.name).second);
    EXPECT_FALSE(platform.help.empty());
    auto files = files_of(platform);
    const std::string folder = grader_folder(files);
    EXPECT_EQ(files[folder + "flocking"].bytes, "PROGRAM");
    EXPECT_TRUE(files[folder + "flocking"].is_executable);
    EXPECT_EQ(files[folder + "cases/deep/one.in"].bytes, "IN");
    EXPECT_EQ(files[folder + "cases/deep/one.out"].bytes, "OUT");
    EXPECT_EQ(files[folder + "cases/cases.toml"].bytes, "SETTINGS");
    EXPECT_THAT(files[folder + "grade"].bytes, HasSubstr("\nhint='what'\n"));
    EXPECT_THAT(files[folder + "grade"].bytes, HasSubstr("\npoints='12.5'\n"));
    EXPECT_TRUE(files[folder + "grade"].is_executable);
    EXPECT_GT(files.size(), 5U);  // and files of the platform
    // "${{" begins an expression of GitHub.
    const std::regex unfilled("[^$]\\{\\{[A-Z]");
    for (const auto& [path, file] : files) {
      EXPECT_FALSE(std::regex_search(file.bytes, unfilled)) << path;
    }
  }
}

TEST(Platforms, DownloadTheProgramByItsChecksum) {
  Bundle bundle = bundled();
  bundle.program.clear();
  bundle.download = {.url = "https://example.org/flocking?a=1&b", .sha256 = std::string(64, 'a')};
  for (const Platform& platform : platforms()) {
    SCOPED_TRACE(platform.name);
    std::map<std::string, PackagedFile> files;
    for (const PackagedFile& file : deployed_files(platform, bundle)) files[file.path] = file;
    const std::string folder = grader_folder(files);
    EXPECT_FALSE(files.contains(folder + "flocking"));
    EXPECT_TRUE(files[folder + "fetch"].is_executable);
    EXPECT_THAT(files[folder + "fetch"].bytes,
                HasSubstr("\nurl='https://example.org/flocking?a=1&b'\nsha256='aaaaaaaa"));
    EXPECT_THAT(files[folder + "toolchain"].bytes,
                HasSubstr("\nneed python3 python3\nneed curl 'curl ca-certificates'\n\n"));
    EXPECT_EQ(files.contains(folder + ".gitignore"), folder == ".flocking/");
    for (const auto& [path, file] : files) {
      EXPECT_THAT(file.bytes, Not(HasSubstr("COPY flocking"))) << path;
      if (!path.starts_with("Dockerfile")) continue;
      EXPECT_THAT(file.bytes, HasSubstr("ADD --checksum=sha256:" + std::string(64, 'a') +
                                        " --chmod=755 https://example.org/flocking?a=1&b /"));
    }
  }
}

// A tag can be moved to other code, a commit cannot.
TEST(Platforms, PinActionsByCommitAndNameTheVersion) {
  const std::regex pinned("actions/[a-z-]+@[0-9a-f]{40} # v[0-9]+\\.[0-9]+\\.[0-9]+");
  const std::regex use("uses: ([^.\n][^\n]*)");
  std::size_t uses = 0;
  for (const Platform& platform : platforms()) {
    for (const PackagedFile& file : deployed_files(platform, bundled())) {
      const std::sregex_iterator end;
      for (std::sregex_iterator one(file.bytes.begin(), file.bytes.end(), use); one != end; ++one) {
        EXPECT_TRUE(std::regex_match((*one)[1].str(), pinned)) << (*one)[1];
        ++uses;
      }
    }
  }
  EXPECT_EQ(uses, 6U);
}

TEST(Platforms, GetTheSameFilesInTheSameOrder) {
  for (const Platform& platform : platforms()) {
    const std::vector<PackagedFile> files = deployed_files(platform, bundled());
    EXPECT_TRUE(std::is_sorted(files.begin(), files.end(),
                               [](const auto& a, const auto& b) { return a.path < b.path; }));
    EXPECT_EQ(zip_of(files), zip_of(deployed_files(platform, bundled())));
  }
}

std::uint32_t number_at(const std::string& bytes, std::size_t at, std::size_t size) {
  std::uint32_t number = 0;
  for (std::size_t i = 0; i < size; ++i) {
    number |= std::uint32_t{static_cast<std::uint8_t>(bytes.at(at + i))} << (8U * i);
  }
  return number;
}

// Offsets and numbers are from PKWARE's description of the format; the checksum is a standard
// example.
TEST(Archive, HasEachFileWithItsPermissionsAndNoTime) {
  const std::string bytes = zip_of({{"grade", "123456789", true}, {"cases/ü.in", "", false}});
  EXPECT_EQ(bytes.substr(0, 4), "PK\3\4");
  EXPECT_EQ(number_at(bytes, 14, 4), 0xcbf43926U);
  EXPECT_EQ(number_at(bytes, 22, 4), 9U);
  const std::size_t end = bytes.size() - 22;
  EXPECT_EQ(bytes.substr(end, 4), "PK\5\6");
  EXPECT_EQ(number_at(bytes, end + 10, 2), 2U);
  const std::size_t first = number_at(bytes, end + 16, 4);
  EXPECT_EQ(bytes.substr(first, 4), "PK\1\2");
  EXPECT_EQ(number_at(bytes, first + 12, 2), 0U);                   // midnight
  EXPECT_EQ(number_at(bytes, first + 14, 2), 0b0000000000100001U);  // 1980-01-01
  EXPECT_EQ(number_at(bytes, first + 38, 4) >> 16U, 0100755U);
  EXPECT_EQ(bytes.substr(first + 46, 5), "grade");
  const std::size_t second = first + 46 + 5;
  EXPECT_EQ(number_at(bytes, second + 38, 4) >> 16U, 0100644U);
  EXPECT_EQ(bytes.substr(second + 46, 11), "cases/ü.in");
  const std::size_t second_file = number_at(bytes, second + 42, 4);
  EXPECT_EQ(bytes.substr(second_file, 4), "PK\3\4");
}

TEST(ProgramFile, StartsElsewhereOnlyIfItIsStatic) {
  EXPECT_EQ(reason_against_program(""), "this is not a 64-bit Linux program");
  EXPECT_EQ(reason_against_program("#!/bin/sh\n"), "this is not a 64-bit Linux program");
  std::ifstream shell("/bin/sh", std::ios::binary);
  const std::string bytes(std::istreambuf_iterator<char>(shell), {});
  if (!bytes.starts_with("\x7f"
                         "ELF\2"))
    GTEST_SKIP() << "/bin/sh is not a 64-bit program";
  if (bytes.find("/ld-linux") == std::string::npos) GTEST_SKIP() << "/bin/sh is static";
  EXPECT_EQ(reason_against_program(bytes),
            "this program is linked with libraries of this machine and might not start on another; "
            "build it with -DFLOCKING_STATIC=ON");
  EXPECT_EQ(reason_against_program(bytes.substr(0, 80)), "this is not a 64-bit Linux program");
}

}  // namespace
}  // namespace flocking::deploy
