#include "sandbox/bubblewrap.h"

#include <algorithm>
#include <initializer_list>
#include <set>
#include <system_error>

#include "sandbox/paths.h"
#include "sandbox/system_paths.h"

namespace flocking::sandbox {
namespace {

namespace fs = std::filesystem;

/// A builder of bubblewrap's arguments. Later mounts cover earlier mounts, so the order is: the
/// system, the mounts that hide parts of it, then the files that the run needs.
class Mounts {
 public:
  Mounts(const std::string& bubblewrap, bool is_root, const View& view) : view_(view) {
    words_ = {bubblewrap,      "--unshare-pid",        "--unshare-net",    "--unshare-ipc",
              "--unshare-uts", "--unshare-cgroup-try", "--die-with-parent"};
    add({"--as-pid-1", "--new-session", "--hostname", "flocking", "--cap-drop", "ALL"});
    if (is_root) {
      add({"--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID"});
    } else {
      add({"--unshare-user", "--disable-userns", "--uid", "65534", "--gid", "65534"});
    }
  }

  std::vector<std::string> words() {
    // Create these folders first: bubblewrap would create missing parents with access for their
    // owner only.
    for (const char* folder : {"/dev", "/etc", "/var"}) add_folders_to(folder);
    add_system();
    add_devices();
    hide();
    for (const Shown& shown : view_.shown) {
      add_folders_to(fs::path(shown.path).parent_path());
      add({"--ro-bind", shown.source, shown.path});
    }
    if (!view_.working_directory.empty()) add_folders_to(view_.working_directory);
    add({"--remount-ro", "/"});
    return std::move(words_);
  }

 private:
  void add(std::initializer_list<std::string> more) { words_.insert(words_.end(), more); }

  void add_system() {
    for (const std::string& path : view_.system) {
      add_folders_to(fs::path(path).parent_path());
      std::error_code ignored;
      if (fs::is_symlink(path, ignored)) {
        add({"--symlink", fs::read_symlink(path, ignored).string(), path});
      } else {
        add({"--ro-bind", path, path});
      }
    }
  }

  // Remounts the device read-only, so that a run cannot set its times, which other runs see. With
  // bubblewrap, no run can then open the device.
  void add_device(const char* device) {
    std::error_code ignored;
    if (!fs::exists(device, ignored)) return;
    add({"--dev-bind", device, device});
    if (!view_.has_open_devices) add({"--remount-ro", device});
  }

  void add_devices() {
    for (const char* device : kDevices) add_device(device);
    if (view_.has_zeros) add_device(kZeros);
    add({"--symlink", "/proc/self/fd", "/dev/fd", "--symlink", "/proc/self/fd/0", "/dev/stdin"});
    add({"--symlink", "/proc/self/fd/1", "/dev/stdout"});
    add({"--symlink", "/proc/self/fd/2", "/dev/stderr"});
    add({"--proc", "/proc", "--size", std::to_string(view_.temporary_bytes), "--perms", "1777"});
    add({"--tmpfs", "/tmp", "--perms", "0755", "--dir", "/var/tmp"});
  }

  // Creates folders with access for everyone; see words().
  void add_folders_to(const fs::path& folder) {
    const auto has_it = [&folder](const Shown& shown) { return is_within(folder, shown.path); };
    if (is_system(folder) || folder == "/" || folder == "/tmp" || folders_.contains(folder) ||
        std::any_of(view_.shown.begin(), view_.shown.end(), has_it)) {
      return;
    }
    add_folders_to(folder.parent_path());
    add({"--perms", "0755", "--dir", folder.string()});
    folders_.insert(folder);
  }

  void hide() {
    std::vector<std::string> made;
    for (const std::string& path : view_.hidden) {
      if (!is_system(path)) continue;  // files outside the system paths are not mounted anyway
      if (is_folder(path)) {
        add({"--size", "65536", "--tmpfs", path});
        made.push_back(path);
      } else {
        add({"--ro-bind-try", "/dev/null", path});
      }
    }
    // Remount the new folders read-only, so that a run cannot leave files in them for the next run
    // in this sandbox.
    for (const std::string& path : made) add({"--remount-ro", path});
  }

  const View& view_;
  std::set<fs::path> folders_;
  std::vector<std::string> words_;
};

}  // namespace

std::vector<std::string> bubblewrap_words(const std::string& bubblewrap, bool is_root,
                                          const View& view) {
  return Mounts(bubblewrap, is_root, view).words();
}

}  // namespace flocking::sandbox
