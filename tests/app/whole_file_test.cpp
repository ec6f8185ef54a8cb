#include "console/whole_file.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/file.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <string>
#include <thread>
#include <vector>

#include "base/error.h"
#include "support/temp_folder.h"

namespace flocking::app {
namespace {

namespace fs = std::filesystem;
using testing::TempFolder;
using Names = std::vector<std::string>;

constexpr const char* kPart = "r.json.part-flocking";

Names names_in(const TempFolder& folder) {
  Names names;
  for (const auto& entry : fs::directory_iterator(folder.path_of(""))) {
    names.push_back(entry.path().filename());
  }
  std::sort(names.begin(), names.end());
  return names;
}

void write(const TempFolder& folder, const std::string& text) {
  console::write_whole_file(folder.path_of("r.json"), text, "the report");
}

template <class Work>
std::string fault_of(const Work& work) {
  try {
    work();
  } catch (const Error& error) {
    return std::to_string(static_cast<int>(error.status())) + " " + error.what();
  }
  return "";
}

TEST(WholeFile, LeavesTheOldOneWhereThereIsNoSpace) {
  const TempFolder folder;
  static_cast<void>(folder.add("r.json", "precious\n"));
  const pid_t child = fork();
  if (child == 0) {
    const rlimit few{2048, 2048};
    static_cast<void>(std::signal(SIGXFSZ, SIG_IGN));
    setrlimit(RLIMIT_FSIZE, &few);
    const std::string fault = fault_of([&] { write(folder, std::string(5000, 'x')); });
    _exit(fault.find("File too large") != std::string::npos ? 0 : 1);
  }
  int status = 0;
  waitpid(child, &status, 0);
  EXPECT_EQ(status, 0);
  EXPECT_EQ(folder.text_of("r.json"), "precious\n");
  EXPECT_EQ(names_in(folder), Names{"r.json"});
}

/// A part that another process is writing.
class LockedPart {
 public:
  explicit LockedPart(const TempFolder& folder)
      : path_(folder.add(kPart, "half")), file_(open(path_.c_str(), O_RDWR | O_CLOEXEC)) {
    EXPECT_EQ(flock(file_, LOCK_EX), 0);
  }
  ~LockedPart() { close(file_); }
  LockedPart(const LockedPart&) = delete;
  LockedPart& operator=(const LockedPart&) = delete;

 private:
  std::string path_;
  int file_;
};

TEST(WholeFile, IsNewOrReplacesAnOldOne) {
  const TempFolder folder;
  write(folder, "one");
  EXPECT_EQ(folder.text_of("r.json"), "one");
  write(folder, "two");
  EXPECT_EQ(folder.text_of("r.json"), "two");
  write(folder, "");
  EXPECT_EQ(folder.text_of("r.json"), "");
  EXPECT_EQ(names_in(folder), Names{"r.json"});
  struct stat status {};
  ASSERT_EQ(stat(folder.path_of("r.json").c_str(), &status), 0);
  const mode_t mask = umask(0);
  umask(mask);
  EXPECT_EQ(status.st_mode & 0777U, 0666U & ~mask);
}

TEST(WholeFile, IsWhereALinkLeads) {
  const TempFolder folder;
  static_cast<void>(folder.add("deep/real", "old"));
  fs::create_symlink("deep/real", folder.path_of("r.json"));
  write(folder, "new");
  EXPECT_EQ(folder.text_of("deep/real"), "new");
  EXPECT_TRUE(fs::is_symlink(folder.path_of("r.json")));
}

TEST(NewFile, ReplacesALink) {
  const TempFolder folder;
  static_cast<void>(folder.add("teacher/real", "old"));
  static_cast<void>(folder.add("out/keep", ""));
  for (const char* target : {"../teacher/real", "../teacher/none", "../teacher"}) {
    fs::remove(folder.path_of("out/r.json"));
    fs::create_symlink(target, folder.path_of("out/r.json"));
    console::write_new_file(folder.path_of("out"), "r.json", "new", "the report");
    EXPECT_FALSE(fs::is_symlink(folder.path_of("out/r.json")));
    EXPECT_EQ(folder.text_of("out/r.json"), "new");
  }
  EXPECT_EQ(folder.text_of("teacher/real"), "old");
  EXPECT_FALSE(fs::exists(folder.path_of("teacher/none")));
}

TEST(NewFile, IsNotBelowALink) {
  const TempFolder folder;
  static_cast<void>(folder.add("teacher/r.json", "old"));
  static_cast<void>(folder.add("out/keep", ""));
  fs::create_symlink("../teacher", folder.path_of("out/ada"));
  const std::string out = folder.path_of("out");
  EXPECT_EQ(fault_of([&] { console::write_new_file(out, "ada/r.json", "new", "the report"); }),
            "3 " + out +
                "/ada/r.json: cannot write the report: a folder of this path is a link, or "
                "cannot be made");
  EXPECT_EQ(folder.text_of("teacher/r.json"), "old");
  // The folder itself may be a link.
  console::write_new_file(out + "/ada", "deep/r.json", "new", "the report");
  EXPECT_EQ(folder.text_of("teacher/deep/r.json"), "new");
}

TEST(WholeFile, TakesAwayWhatAKilledProcessLeft) {
  const TempFolder folder;
  static_cast<void>(folder.add("r.json", "old"));
  static_cast<void>(folder.add(kPart, "half"));
  write(folder, "new");
  EXPECT_EQ(folder.text_of("r.json"), "new");
  EXPECT_EQ(names_in(folder), Names{"r.json"});
  static_cast<void>(folder.add(kPart, "half"));
  console::require_writable(folder.path_of("r.json"), "the report");
  EXPECT_EQ(folder.text_of("r.json"), "new");
  EXPECT_EQ(names_in(folder), Names{"r.json"});
}

TEST(WholeFile, LeavesAlonePartsOfOthers) {
  const TempFolder folder;
  const LockedPart other(folder);
  console::require_writable(folder.path_of("r.json"), "the report");
  write(folder, "new");
  EXPECT_EQ(folder.text_of(kPart), "half");
  EXPECT_EQ(names_in(folder), (Names{"r.json", kPart}));
}

TEST(WholeFile, WaitsForWhoeverReplacesItToo) {
  const TempFolder folder;
  static_cast<void>(folder.add("r.json", "old"));
  std::thread releases;
  {
    const LockedPart other(folder);
    releases = std::thread([&folder] { write(folder, "new"); });
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    EXPECT_EQ(folder.text_of("r.json"), "old");
  }
  releases.join();
  EXPECT_EQ(folder.text_of("r.json"), "new");
  EXPECT_EQ(names_in(folder), Names{"r.json"});
}

TEST(WholeFile, IsWholeWhoeverWritesAtOnce) {
  const TempFolder folder;
  const auto text_of = [](int i) { return std::string(100'000, static_cast<char>('a' + i)); };
  std::vector<std::thread> writers;
  writers.reserve(4);
  for (int i = 0; i < 4; ++i) {
    writers.emplace_back([&folder, text = text_of(i)] {
      for (int times = 0; times < 25; ++times) write(folder, text);
    });
  }
  for (std::thread& writer : writers) writer.join();
  const std::string found = folder.text_of("r.json");
  EXPECT_TRUE(found == text_of(0) || found == text_of(1) || found == text_of(2) ||
              found == text_of(3));
  EXPECT_EQ(names_in(folder), Names{"r.json"});
}

TEST(WholeFile, SaysWhereItCannotBe) {
  const TempFolder folder;
  const auto both = [](const std::string& path) {
    const std::string fault = fault_of([&] { console::write_whole_file(path, "x", "the report"); });
    EXPECT_EQ(fault_of([&] { console::require_writable(path, "the report"); }), fault);
    return fault;
  };
  const std::string root = folder.path_of("");
  EXPECT_EQ(both(root), "3 " + root + ": cannot open for writing: Is a directory");
  EXPECT_EQ(both(root + "no/r"),
            "3 " + root + "no/r: cannot open for writing: No such file or directory");
  static_cast<void>(folder.add("file", ""));
  EXPECT_EQ(both(root + "file/r"),
            "3 " + root + "file/r: cannot open for writing: Not a directory");
  EXPECT_EQ(both("/proc/r.json"),
            "3 /proc/r.json: cannot open for writing: No such file or directory");
  EXPECT_EQ(both("/dev/null"), "");
  EXPECT_EQ(names_in(folder), Names{"file"});
}

// Simulates file systems without unnamed files.
void refuse_files_without_name() {
  std::array<sock_filter, 4> filter = {{
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_linkat, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EOPNOTSUPP),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  }};
  const sock_fprog program{.len = filter.size(), .filter = filter.data()};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 ||
      prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) != 0) {
    _exit(2);
  }
}

TEST(WholeFile, HasAPartWhereFilesNeedNames) {
  const TempFolder folder;
  static_cast<void>(folder.add(kPart, "half"));
  const pid_t child = fork();
  if (child == 0) {
    refuse_files_without_name();
    write(folder, "one");
    const bool first = folder.text_of("r.json") == "one";
    write(folder, "two");
    _exit(first ? 0 : 1);
  }
  int status = -1;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
  EXPECT_EQ(folder.text_of("r.json"), "two");
  EXPECT_EQ(names_in(folder), Names{"r.json"});
}

}  // namespace
}  // namespace flocking::app
