#include "sandbox/bubblewrap.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <set>
#include <string_view>
#include <system_error>

#include "core/words.h"

namespace flocking::sandbox {
namespace {

namespace fs = std::filesystem;

// Where people's own things lie, and what programs leave for each other.
constexpr std::array<std::string_view, 6> kPrivate = {"/home",    "/root", "/tmp",
                                                      "/var/tmp", "/run",  "/media"};

// What the system keeps for root alone, who may have started the grader: submissions keep root's
// rights to read files.
constexpr std::array<std::string_view, 11> kSecret = {
    "/etc/shadow",  "/etc/shadow-", "/etc/gshadow",     "/etc/gshadow-",
    "/etc/sudoers", "/etc/ssh",     "/etc/ssl/private", "/var/lib/private",
    "/var/log",     "/var/spool",   "/var/backups"};

bool is_there(const fs::path& path) {
  std::error_code ignored;
  return fs::exists(path, ignored);
}

bool is_folder(const fs::path& path) {
  std::error_code ignored;
  return fs::is_directory(path, ignored);
}

bool is_within(const fs::path& path, const fs::path& folder) {
  const auto [end, ignored] = std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
  return end == folder.end();
}

bool is_private(const fs::path& path) {
  return std::any_of(kPrivate.begin(), kPrivate.end(),
                     [&](std::string_view folder) { return is_within(path, folder); });
}

// A folder so wide that showing it would show other people's things, or end a private /tmp.
bool is_too_wide(const fs::path& path) {
  return std::find(kPrivate.begin(), kPrivate.end(), path.string()) != kPrivate.end() ||
         path.parent_path() == "/home" || path == "/";
}

// Without "." and "..", and without a slash at the end: paths are compared piece by piece.
std::string plain(const fs::path& path) {
  std::string text = path.lexically_normal().string();
  while (text.size() > 1 && text.back() == '/') text.pop_back();
  return text;
}

std::string real(const fs::path& path) {
  std::error_code error;
  const fs::path found = fs::canonical(path, error);
  return error ? plain(path) : found.string();
}

// A folder of PATH below a home is part of an installation, such as ~/.pyenv/shims.
std::string installation_of(const fs::path& folder) {
  const fs::path parent = folder.parent_path();
  return is_private(parent.parent_path()) || parent.filename().string().starts_with('.')
             ? parent.string()
             : folder.string();
}

/// Puts the words together. Later mounts lie on earlier ones, so: first what may hold something
/// hidden, then the hidden, then what is needed inside of that.
class Mounts {
 public:
  Mounts(const std::string& bubblewrap, const View& view)
      : view_(view), size_(std::to_string(view.temporary_bytes)) {
    words_ = {bubblewrap, "--unshare-all", "--die-with-parent", "--as-pid-1", "--new-session"};
    add({"--uid", "65534", "--gid", "65534", "--hostname", "flocking"});
    add({"--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc"});
    add({"--size", size_, "--tmpfs", "/dev/shm"});
  }

  std::vector<std::string> words() {
    empty_private_folders();
    if (geteuid() == 0) {
      for (const std::string_view path : kSecret) hide(std::string(path));
    }
    show(true);
    for (const std::string& path : view_.hidden) hide(path);
    show(false);
    if (is_covered(view_.working_directory)) add({"--dir", view_.working_directory});
    for (const std::string& path : view_.hidden) {
      if (is_folder(path)) add({"--remount-ro", path});
    }
    return std::move(words_);
  }

 private:
  void add(std::initializer_list<std::string> more) { words_.insert(words_.end(), more); }

  void empty_private_folders() {
    for (const std::string_view folder : kPrivate) {
      if (is_folder(folder) && !fs::is_symlink(fs::path(folder))) {
        add({"--size", size_, "--tmpfs", std::string(folder)});
      }
    }
  }

  void hide(const std::string& path) {
    if (is_folder(path)) {
      add({"--size", "65536", "--tmpfs", path});
    } else if (is_there(path)) {
      add({"--ro-bind", "/dev/null", path});
    }
  }

  void show(bool that_holds_hidden) {
    for (const std::string& path : view_.shown) {
      if (is_there(path) && is_covered(path) && holds_hidden(path) == that_holds_hidden) {
        add({"--ro-bind", path, path});
      }
    }
  }

  [[nodiscard]] bool holds_hidden(const std::string& path) const {
    return std::any_of(view_.hidden.begin(), view_.hidden.end(), [&](const std::string& hidden) {
      return is_within(hidden, path) && hidden != path;
    });
  }

  [[nodiscard]] bool is_covered(const std::string& path) const {
    return is_private(path) ||
           std::any_of(view_.hidden.begin(), view_.hidden.end(),
                       [&](const std::string& hidden) { return is_within(path, hidden); });
  }

  const View& view_;
  std::string size_;
  std::vector<std::string> words_;
};

}  // namespace

std::vector<std::string> bubblewrap_words(const std::string& bubblewrap, const View& view) {
  return Mounts(bubblewrap, view).words();
}

std::vector<std::string> needed_by(const Command& command, const std::vector<std::string>& hidden) {
  std::set<std::string> needed;
  const auto is_hidden = [&hidden](const std::string& path) {
    return std::find(hidden.begin(), hidden.end(), path) != hidden.end();
  };
  const auto add = [&](const fs::path& path) {
    if (!is_there(path)) return;
    for (const std::string& name : {plain(path), real(path)}) {
      if (!is_hidden(name) && !is_too_wide(name)) needed.insert(name);
    }
  };
  const fs::path folder = fs::path(real(command.executable)).parent_path();
  add(command.executable);
  add(folder);
  add(command.working_directory);
  for (std::size_t i = 1; i < command.arguments.size(); ++i) {
    if (!command.arguments[i].empty()) {
      add(fs::path(command.working_directory) / command.arguments[i]);
    }
  }
  const std::string path = search_path();
  for (const std::string_view entry : split(path, ':')) {
    if (!entry.empty() && is_private(entry)) add(installation_of(entry));
  }
  return {needed.begin(), needed.end()};
}

}  // namespace flocking::sandbox
