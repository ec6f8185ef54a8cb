// Malicious archives of every kind, written by code that can produce any content.
#include "intake/archive.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "base/error.h"
#include "support/made_archive.h"
#include "support/sanitized.h"
#include "support/temp_folder.h"

namespace flocking::intake {
namespace {

namespace fs = std::filesystem;
using flocking::testing::make_archive;
using flocking::testing::Member;
using flocking::testing::TempFolder;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using Words = std::vector<std::string>;

class Archive : public ::testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    if (!can_open_archives()) GTEST_SKIP() << "built without libarchive";
    if (testing::kIsSanitized)
      GTEST_SKIP() << "a sanitizer makes calls that the reader of archives may not";
    fs::create_directories(folder_.path_of("opened"));
  }
  Unpacked opened(const std::vector<Member>& members, const Bounds& bounds = kBoundsOfStudent) {
    const std::string path = folder_.path_of("a" + GetParam());
    make_archive(path, members);
    return unpack(path, folder_.path_of("opened"), bounds, 0);
  }
  /// Returns all files below the folder of the test.
  [[nodiscard]] Words files() const {
    Words found;
    for (const auto& entry : fs::recursive_directory_iterator(folder_.path_of(""))) {
      const std::string name = entry.path().lexically_relative(folder_.path_of("")).string();
      if (!entry.is_directory() && name != "a" + GetParam()) found.push_back(name);
    }
    std::sort(found.begin(), found.end());
    return found;
  }
  [[nodiscard]] const TempFolder& folder() const { return folder_; }

 private:
  TempFolder folder_;
};

TEST_P(Archive, IsOpened) {
  const Unpacked result = opened({{"deep/", "", 'd', 0755},
                                  {"deep/main.cpp", "int main() {}\n"},
                                  {"run", "#!/bin/sh\n", 'f', 0755},
                                  {"K\u00f6ln \u00fc.txt", "umlauts"},
                                  {"empty", ""}});
  EXPECT_EQ(result.problem, "");
  EXPECT_TRUE(result.left_out.empty());
  EXPECT_THAT(files(), ElementsAre("opened/K\u00f6ln \u00fc.txt", "opened/deep/main.cpp",
                                   "opened/empty", "opened/run"));
  EXPECT_EQ(folder().text_of("opened/deep/main.cpp"), "int main() {}\n");
  const auto mode = [&](const std::string& name) {
    return fs::status(folder().path_of("opened/" + name)).permissions();
  };
  EXPECT_EQ(mode("run"), fs::perms(0755));
  EXPECT_EQ(mode("empty"), fs::perms(0644));
}

TEST_P(Archive, DoesNotLeaveItsFolder) {
  const Unpacked result = opened({{"../out.cpp", "x"},
                                  {"a/../../out2.cpp", "x"},
                                  {"/tmp/flocking-out3.cpp", "x"},
                                  {"fine.cpp", "x"}});
  EXPECT_EQ(result.problem, "");
  EXPECT_THAT(files(), ElementsAre("opened/fine.cpp"));
  EXPECT_FALSE(fs::exists("/tmp/flocking-out3.cpp"));
  EXPECT_THAT(result.left_out.list(), ElementsAre("'../out.cpp' leads out of the folder",
                                                  "'a/../../out2.cpp' leads out of the folder",
                                                  "'/tmp/flocking-out3.cpp' is an absolute path"));
}

TEST_P(Archive, HasNoLinks) {
  const Unpacked result = opened({{"shadow", "/etc/shadow", 'l'},
                                  {"up", "..", 'l'},
                                  {"up/evil.cpp", "through a link"},
                                  {"shadow", "written through a link"}});
  EXPECT_EQ(result.problem, "");
  ASSERT_GE(result.left_out.list().size(), 2U);
  EXPECT_EQ(result.left_out.list()[0], "'shadow' is a link");
  EXPECT_EQ(result.left_out.list()[1], "'up' is a link");
  EXPECT_THAT(files(), ElementsAre("opened/shadow", "opened/up/evil.cpp"));
  EXPECT_FALSE(fs::is_symlink(folder().path_of("opened/shadow")));
}

TEST_P(Archive, KeepsTheFirstOfTwo) {
  const Unpacked result = opened({{"a.cpp", "first"}, {"a.cpp", "second"}, {"a.cpp/b", "third"}});
  EXPECT_EQ(folder().text_of("opened/a.cpp"), "first");
  EXPECT_THAT(result.left_out.list(),
              ElementsAre("'a.cpp' is there twice", "'a.cpp/b' is a folder and a file at once"));
}

TEST_P(Archive, MayBeABomb) {
  const std::string zeros(std::size_t{3} << 20U, '\0');
  Bounds bounds = kBoundsOfStudent;
  bounds.file_bytes = 1U << 20U;
  const Unpacked large = opened({{"zeros", zeros}, {"main.cpp", "x"}}, bounds);
  EXPECT_EQ(large.problem, "");
  EXPECT_THAT(large.left_out.list(), ElementsAre("'zeros' is larger than 1 MiB"));
  EXPECT_THAT(files(), ElementsAre("opened/main.cpp"));
  bounds = kBoundsOfStudent;
  bounds.bytes = 7U << 20U;
  const Unpacked all = opened({{"1", zeros}, {"2", zeros}, {"3", zeros}}, bounds);
  EXPECT_EQ(all.problem, "holds more than 7 MiB");
  bounds = kBoundsOfStudent;
  bounds.files = 10;
  std::vector<Member> many;
  for (int i = 0; i < 20; ++i) many.push_back({"many/" + std::to_string(i), ""});
  EXPECT_EQ(opened(many, bounds).problem, "holds more than 10 files");
}

TEST_P(Archive, MayBeDeep) {
  std::string path;
  for (int i = 0; i < 100; ++i) path += "d/";
  EXPECT_THAT(opened({{path + "main.cpp", "x"}}).left_out.list().at(0),
              HasSubstr("is nested too deep"));
  EXPECT_THAT(files(), IsEmpty());
}

TEST_P(Archive, MayBeAsDeepAsTheBound) {
  std::string path;
  for (std::uint64_t i = 1; i < kMostDepth; ++i) path += "d/";
  const Unpacked result = opened({{path + "main.cpp", "x"}, {path + "d/main.cpp", "x"}});
  EXPECT_THAT(result.left_out.list(), ElementsAre(HasSubstr("d/main.cpp' is nested too deep")));
  EXPECT_EQ(folder().text_of("opened/" + path + "main.cpp"), "x");
}

TEST_P(Archive, MayBeBroken) {
  const std::string path = folder().add("a" + GetParam(), "PK\003\004 this is none");
  EXPECT_THAT(unpack(path, folder().path_of("opened"), kBoundsOfStudent, 0).problem,
              HasSubstr("cannot be opened"));
  make_archive(path, {{"main.cpp", std::string(100'000, 'x')}});
  fs::resize_file(path, fs::file_size(path) / 2);
  EXPECT_THAT(unpack(path, folder().path_of("opened"), kBoundsOfStudent, 0).problem,
              HasSubstr("cannot be opened"));
}

// All archives of a student share one limit of space and time.
TEST_P(Archive, AreOneStudentsTogether) {
  const std::string path = folder().path_of("a" + GetParam());
  make_archive(path, {{"zeros", std::string(std::size_t{3} << 20U, '\0')}});
  Bounds bounds = kBoundsOfStudent;
  bounds.bytes = 7U << 20U;
  Opener opener(bounds, 0);
  Words problems;
  for (const char* name : {"opened/1", "opened/2", "opened/3", "opened/4"}) {
    fs::create_directories(folder().path_of(name));
    problems.push_back(opener.open(path, folder().path_of(name)).problem);
  }
  EXPECT_THAT(problems, ElementsAre("", "", "holds more than 7 MiB", "holds more than 7 MiB"));
  EXPECT_THAT(files(), ElementsAre("opened/1/zeros", "opened/2/zeros"));
  bounds.cpu_s = 0;
  EXPECT_THAT(Opener(bounds, 0).open(path, folder().path_of("opened")).problem,
              HasSubstr("takes too long"));
}

// The files of one student must leave room for those of other students, for any folders of the
// class.
TEST_P(Archive, OfAClassHasRoomForEverybody) {
  std::vector<Member> members = {{"__MACOSX/._x", "x"}, {"hw/all/", "", 'd', 0755}};
  for (int i = 0; i < 30; ++i) members.push_back({"hw/all/anna/" + std::to_string(i), "12345"});
  members.push_back({"hw/all/bob/deep/run", "12345"});
  members.push_back({"hw/all/cleo.cpp", "12345"});
  const std::string path = folder().path_of("a" + GetParam());
  make_archive(path, members);
  Bounds bounds = kBoundsOfClass;
  EXPECT_EQ(Opener(bounds, 0).wrappers_of(path), 2U);
  bounds.group_files = 10;
  for (const std::uint64_t group_bytes : {bounds.group_bytes, std::uint64_t{40}}) {
    bounds.group_bytes = group_bytes;
    const std::string place = "opened/" + std::to_string(group_bytes);
    fs::create_directories(folder().path_of(place));
    const Unpacked result = Opener(
                                bounds, 0, [] {}, owner_by_folder(2))
                                .open(path, folder().path_of(place));
    EXPECT_EQ(result.problem, "");
    EXPECT_FALSE(fs::exists(folder().path_of(place + "/hw/all/anna/20")));
    EXPECT_TRUE(fs::exists(folder().path_of(place + "/hw/all/bob/deep/run")));
    EXPECT_TRUE(fs::exists(folder().path_of(place + "/hw/all/cleo.cpp")));
  }
}

// Tests sizes at, below and above the limit of one student, with other students' files.
TEST_P(Archive, CountsTheRoomOfEachOwnerAlone) {
  const std::string half(std::size_t{1} << 20U, 'x');
  const std::string path = folder().path_of("a" + GetParam());
  make_archive(path, {{"ada_1.cpp", half},
                      {"ada_2.cpp", half},
                      {"ada_3.cpp", "x"},
                      {"emmy_1.cpp", half},
                      {"emmy_2.cpp", half.substr(1)},
                      {"emmy_3.cpp", "x"},
                      {"grace_1.cpp", half + "x"},
                      {"grace_2.cpp", half}});
  Bounds bounds = kBoundsOfClass;
  bounds.file_bytes = half.size();
  bounds.group_bytes = 2 * half.size();
  const OwnerOf owner_of = [](const std::vector<std::string>& names) {
    return names.front().substr(0, names.front().find('_'));
  };
  const Unpacked result = Opener(
                              bounds, 0, [] {}, owner_of)
                              .open(path, folder().path_of("opened"));
  EXPECT_EQ(result.problem, "");
  EXPECT_THAT(files(), ElementsAre("opened/ada_1.cpp", "opened/ada_2.cpp", "opened/emmy_1.cpp",
                                   "opened/emmy_2.cpp", "opened/emmy_3.cpp", "opened/grace_2.cpp"));
  EXPECT_TRUE(result.left_out.empty());
  ASSERT_EQ(result.left_out_of.size(), 2U);
  EXPECT_THAT(result.left_out_of.at("ada").list(),
              ElementsAre("'ada_3.cpp' exceeds the limit of 2 MiB for one student"));
  EXPECT_THAT(result.left_out_of.at("grace").list(),
              ElementsAre("'grace_1.cpp' is larger than 1 MiB"));
}

// If these bytes counted, the files would exceed the limit of the class.
TEST_P(Archive, CountsNoBytesOfFilesThatAreTooLarge) {
  std::vector<Member> members;
  for (int i = 0; i < 20; ++i) members.push_back({std::to_string(i), std::string(2000, 'x')});
  members.push_back({"main.cpp", "x"});
  const std::string path = folder().path_of("a" + GetParam());
  make_archive(path, members);
  Bounds bounds = kBoundsOfStudent;
  bounds.file_bytes = 1000;
  bounds.group_bytes = 1000;
  bounds.bytes = 1000;
  const Unpacked result = unpack(path, folder().path_of("opened"), bounds, 0);
  EXPECT_EQ(result.problem, "");
  EXPECT_THAT(files(), ElementsAre("opened/main.cpp"));
  EXPECT_EQ(result.left_out.list().size(), 20U);
}

TEST_P(Archive, StopsOnRequest) {
  const std::string path = folder().path_of("a" + GetParam());
  make_archive(path, std::vector<Member>(5'000, Member{"../x", ""}));
  Opener opener(kBoundsOfStudent, 0, [] { throw EnvironmentError("stopped"); });
  EXPECT_THROW(opener.open(path, folder().path_of("opened")), EnvironmentError);
}

TEST_P(Archive, HasNamesInUtf8OrInACodePage) {
  const Unpacked result = opened({{.name = "Zo\xc3\xab.cpp", .has_utf8_flag = false},
                                  {.name = "Jos\x82/Mu\xa4oz.cpp", .has_utf8_flag = false},
                                  {.name = "Fran\xe7ois.cpp", .has_utf8_flag = false},
                                  {.name = "../Jos\x82", .has_utf8_flag = false}});
  EXPECT_THAT(result.left_out.list(), ElementsAre("'../José' leads out of the folder"));
  EXPECT_THAT(files(),
              ElementsAre("opened/François.cpp", "opened/José/Muñoz.cpp", "opened/Zoë.cpp"));
}

TEST_P(Archive, ReadsNamesInTheCodePageThatItIsGiven) {
  const std::string path = folder().path_of("a" + GetParam());
  make_archive(path, {{.name = "all/Jos\xe9/main.cpp", .has_utf8_flag = false},
                      {.name = "all/\xc9mile/main.cpp", .has_utf8_flag = false},
                      {.name = "all/Zo\xc3\xab/main.cpp", .has_utf8_flag = false}});
  Opener opener(kBoundsOfStudent, 0);
  EXPECT_EQ(opener.names_in(path).at(0).name, "all/Jos\xe9/main.cpp");
  opener.read_names_in(CodePage::kGb18030);
  EXPECT_EQ(opener.open(path, folder().path_of("opened")).problem, "");
  EXPECT_TRUE(fs::exists(folder().path_of("opened/all/José"))) << "means nothing in GB18030";
}

// The layout is detected from names, so the names of one student must leave room for those of
// others.
TEST_P(Archive, KeepsTheFirstNamesOfEachFolder) {
  std::vector<Member> files;
  const std::string deep =
      "all/eve/" + std::string(200, 'a') + '/' + std::string(200, 'b') + "/c/d/";
  for (int i = 0; i < 300; ++i) files.push_back({.name = deep + std::to_string(i)});
  files.push_back({.name = "all/zoe/main.cpp"});
  const std::string path = folder().path_of("a" + GetParam());
  make_archive(path, files);
  Opener opener(kBoundsOfStudent, 0);
  const std::vector<ArchiveName> names = opener.names_in(path);
  EXPECT_FALSE(opener.has_too_many_names());
  ASSERT_EQ(names.size(), 201U);
  EXPECT_EQ(names.front().name, deep.substr(0, deep.size() - 1));
  EXPECT_EQ(names.back().name, "all/zoe/main.cpp");
  EXPECT_EQ(wrappers_in(names), 1U);
}

INSTANTIATE_TEST_SUITE_P(Kinds, Archive, ::testing::Values(".zip", ".tar.gz"),
                         [](const auto& kind) { return kind.param == ".zip" ? "Zip" : "Tar"; });

TEST(ZipArchive, HasTheNamesOfInfoZipsExtraField) {
  if (!can_open_archives() || testing::kIsSanitized) GTEST_SKIP() << "archives cannot be opened";
  const TempFolder folder;
  fs::create_directories(folder.path_of("opened"));
  make_archive(folder.path_of("a.zip"),
               {{.name = "Jos?.cpp", .has_utf8_flag = false, .unicode_path = "José.cpp"},
                {.name = "Zo\x89.cpp", .has_utf8_flag = false, .unicode_path = "Zoë.cpp"}});
  EXPECT_EQ(unpack(folder.path_of("a.zip"), folder.path_of("opened"), kBoundsOfStudent, 0).problem,
            "");
  EXPECT_TRUE(fs::exists(folder.path_of("opened/José.cpp")));
  EXPECT_TRUE(fs::exists(folder.path_of("opened/Zoë.cpp")));
}

TEST(ArchiveNames, AreKnownByTheirEndings) {
  EXPECT_TRUE(is_archive_name("a.zip"));
  EXPECT_TRUE(is_archive_name("A.ZIP"));
  EXPECT_TRUE(is_archive_name("a.tar.gz"));
  EXPECT_TRUE(is_archive_name("a.tgz"));
  EXPECT_FALSE(is_archive_name(".zip"));
  EXPECT_FALSE(is_archive_name("a.rar"));
  EXPECT_EQ(archive_stem("my.work.tar.gz"), "my.work");
}

TEST(ArchiveNames, AreNoArchivesWhereNoneCanBeOpened) {
  if (can_open_archives()) GTEST_SKIP() << "built with libarchive";
  EXPECT_EQ(unpack("a.zip", "/nowhere", kBoundsOfStudent, 0).problem,
            "this build cannot open archives");
}

}  // namespace
}  // namespace flocking::intake
