#include "sandbox/bubblewrap.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace flocking::sandbox {
namespace {

using Words = std::vector<std::string>;

/// Returns the index at which `words` begin within `all`, in this order and without gaps; -1 if
/// they do not occur.
std::ptrdiff_t place_of(const Words& words, const Words& all) {
  const auto found = std::search(all.begin(), all.end(), words.begin(), words.end());
  return found == all.end() ? -1 : found - all.begin();
}

Words of_user(const View& view) { return bubblewrap_words("/usr/bin/bwrap", false, view); }

TEST(BubblewrapWords, BeginWithNamespacesOfTheirOwn) {
  const Words words = of_user({});
  EXPECT_EQ(words.front(), "/usr/bin/bwrap");
  for (const char* word :
       {"--unshare-pid", "--unshare-net", "--unshare-ipc", "--unshare-uts", "--unshare-user",
        "--disable-userns", "--die-with-parent", "--as-pid-1", "--new-session"}) {
    EXPECT_GE(place_of({word}, words), 0) << word;
  }
  EXPECT_EQ(place_of({"--share-net"}, words), -1);
}

TEST(BubblewrapWords, OfRootKeepTheRightToChangeTheUser) {
  const Words words = bubblewrap_words("bwrap", true, {});
  EXPECT_EQ(place_of({"--unshare-user"}, words), -1);
  EXPECT_GE(
      place_of({"--cap-drop", "ALL", "--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID"}, words),
      0);
  EXPECT_EQ(std::count(words.begin(), words.end(), "--cap-add"), 2);
}

TEST(BubblewrapWords, ShowTheSystemAndNothingElse) {
  const Words words = of_user({});
  EXPECT_GE(place_of({"--ro-bind", "/usr/bin", "/usr/bin"}, words), 0);
  EXPECT_EQ(place_of({"--ro-bind", "/", "/"}, words), -1);
  EXPECT_EQ(place_of({"--bind"}, words), -1);
  for (const char* path : {"/usr", "/usr/share", "/usr/local", "/opt", "/home", "/root", "/run",
                           "/sys", "/etc", "/var", "/etc/passwd", "/dev"}) {
    EXPECT_EQ(place_of({"--ro-bind", path, path}, words), -1) << path;
    EXPECT_EQ(place_of({"--dev-bind-try", path, path}, words), -1) << path;
  }
  EXPECT_GE(place_of({"--dev-bind", "/dev/null", "/dev/null", "--remount-ro", "/dev/null"}, words),
            0);
  EXPECT_EQ(place_of({"--dev"}, words), -1);
  EXPECT_EQ(Words(words.end() - 2, words.end()), (Words{"--remount-ro", "/"}));
}

TEST(BubblewrapWords, LimitTheSizeOfWhatCanBeWritten) {
  View view;
  view.temporary_bytes = 12345;
  const Words words = of_user(view);
  EXPECT_GE(place_of({"--size", "12345", "--perms", "1777", "--tmpfs", "/tmp"}, words), 0);
  EXPECT_EQ(std::count(words.begin(), words.end(), "--tmpfs"), 1);
}

TEST(BubblewrapWords, ShowWhatIsNeededBelowFoldersForEverybody) {
  View view;
  view.shown = {{"/home/a/class/alice", "/stage/0/alice"}, {"/home/a/x.py", "/home/a/x.py"}};
  view.working_directory = "/home/a/class/alice";
  const Words words = of_user(view);
  const std::ptrdiff_t folder = place_of({"--perms", "0755", "--dir", "/home/a/class"}, words);
  const std::ptrdiff_t shown =
      place_of({"--ro-bind", "/stage/0/alice", "/home/a/class/alice"}, words);
  EXPECT_GE(folder, 0);
  EXPECT_GT(shown, folder);
  EXPECT_GE(place_of({"--ro-bind", "/home/a/x.py", "/home/a/x.py"}, words), 0);
  EXPECT_EQ(place_of({"--dir", "/home/a/class/alice"}, words), -1);
  EXPECT_EQ(std::count(words.begin(), words.end(), "/home/a/class"), 1);
}

TEST(BubblewrapWords, HideFilesInSystemFolders) {
  View view;
  view.hidden = {"/usr/lib", "/usr/bin/env", "/home/cases"};
  const Words words = of_user(view);
  const std::ptrdiff_t system = place_of({"--ro-bind", "/usr", "/usr"}, words);
  EXPECT_GT(place_of({"--tmpfs", "/usr/lib"}, words), system);
  EXPECT_GT(place_of({"--remount-ro", "/usr/lib"}, words),
            place_of({"--tmpfs", "/usr/lib"}, words));
  EXPECT_GT(place_of({"--ro-bind-try", "/dev/null", "/usr/bin/env"}, words), system);
  EXPECT_EQ(place_of({"/home/cases"}, words), -1);
}

}  // namespace
}  // namespace flocking::sandbox
