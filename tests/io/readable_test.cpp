#include "io/readable.h"

#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <filesystem>
#include <string>

#include "support/temp_folder.h"

namespace flocking::io {
namespace {

namespace fs = std::filesystem;
using testing::TempFolder;

TEST(Readable, AreFilesAndLinksToThem) {
  const TempFolder folder;
  const std::string file = folder.add("file", "text");
  fs::create_symlink("file", folder.path_of("link"));
  EXPECT_EQ(reason_not_to_read(file), "");
  EXPECT_EQ(reason_not_to_read(folder.path_of("link")), "");
}

TEST(Readable, IsNothingElse) {
  const TempFolder folder;
  const auto reason = [&](const std::string& name) {
    return reason_not_to_read(folder.path_of(name));
  };
  ASSERT_EQ(mkfifo(folder.path_of("fifo").c_str(), 0666), 0);
  fs::create_symlink("/no/such/place", folder.path_of("lost"));
  fs::create_symlink("circle", folder.path_of("circle"));
  fs::create_symlink("fifo", folder.path_of("to_fifo"));
  EXPECT_EQ(reason("fifo"), "expected a file, found a FIFO");
  EXPECT_EQ(reason("to_fifo"), "expected a file, found a FIFO");
  EXPECT_EQ(reason("lost"), "expected a file, found a link that leads nowhere");
  EXPECT_EQ(reason("circle"), "expected a file, found a link that leads nowhere");
  EXPECT_EQ(reason("."), "expected a file, found a folder");
  EXPECT_EQ(reason("none"), "expected a file, found nothing");
  EXPECT_EQ(reason_not_to_read("/dev/zero"), "expected a file, found a device");
}

TEST(Readable, IsNoSocket) {
  const TempFolder folder;
  const int unbound = socket(AF_UNIX, SOCK_STREAM, 0);
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  const std::string path = folder.path_of("s");
  ASSERT_LT(path.size(), sizeof address.sun_path);
  path.copy(address.sun_path, path.size());
  ASSERT_EQ(bind(unbound, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
  EXPECT_EQ(reason_not_to_read(path), "expected a file, found a socket");
  close(unbound);
}

TEST(Readable, IsNoFileWithoutReadPermission) {
  if (geteuid() == 0) GTEST_SKIP() << "root may read all files";
  const TempFolder folder;
  fs::permissions(folder.add("secret", "text"), fs::perms(0));
  EXPECT_EQ(reason_not_to_read(folder.path_of("secret")),
            "cannot open for reading: Permission denied");
}

}  // namespace
}  // namespace flocking::io
