#include "intake/archive.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <csignal>
#include <map>
#include <string_view>
#include <utility>

#include "base/error.h"
#include "base/printable.h"
#include "base/words.h"
#include "intake/clutter.h"
#include "sandbox/channel.h"
#include "sandbox/process_tree.h"

namespace flocking::intake {

const char* const kNoArchives = "this build cannot open archives";

namespace {

using sandbox::Descriptor;
using sandbox::Pipe;

constexpr auto kEndings = std::to_array<std::string_view>({".tar.gz", ".tgz", ".tar", ".zip"});

std::string lowered(std::string name) {
  std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) {
    return static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
  });
  return name;
}

std::string_view ending_of(const std::string& name) {
  const std::string low = lowered(name);
  for (const std::string_view ending : kEndings) {
    if (low.size() > ending.size() && low.ends_with(ending)) return ending;
  }
  return "";
}

/// Stores the files that the reading process sends into a place.
class Taker {
 public:
  Taker(SafePlace& place, std::optional<CodePage> page) : place_(place), page_(page) {}

  /// Returns false if no more records are wanted.
  bool take(const ArchiveRecord& record, const std::string& text) {
    switch (record.kind) {
      case ArchiveRecord::Kind::kFile:
        place_.end_file();
        name_ = utf8_name(text);
        is_open_ = !leave_litter() && kept(place_.begin_file(name_, record.is_executable));
        break;
      case ArchiveRecord::Kind::kData:
        if (is_open_) is_open_ = kept(place_.add(text));
        break;
      case ArchiveRecord::Kind::kFolder:
        name_ = utf8_name(text);
        if (!leave_litter()) kept(place_.make_folder(name_));
        break;
      case ArchiveRecord::Kind::kName:
        name_ = utf8_name(text);
        break;
      case ArchiveRecord::Kind::kLeftOut:
        kept(text);
        break;
      default:
        break;
    }
    return place_.problem().empty();
  }

  [[nodiscard]] Unpacked take_result(std::string problem) {
    return {.problem = std::move(problem),
            .left_out = std::move(left_out_),
            .left_out_of = std::move(left_out_of_)};
  }

 private:
  // Returns true for useless files, such as the objects of a repository, and counts them as litter.
  // Keeps an empty .git folder, which marks a repository.
  bool leave_litter() {
    std::string path;
    for (const std::string_view part : split(name_, '/')) {
      path += part;
      if (part == ".git" && path.size() < name_.size()) kept(place_.make_folder(path));
      if (is_litter(std::string(part))) return true;
      path += '/';
    }
    return false;
  }

  bool kept(const std::string& why) {
    if (why.empty()) return true;
    const std::string owner = place_.owner_of(name_);
    Notes& notes = owner.empty() ? left_out_ : left_out_of_[owner];
    notes.add(in_quotes(name_, 80) + " " + printable_lines(why, 100));
    return false;
  }

  [[nodiscard]] std::string utf8_name(const std::string& text) const {
    return page_ ? utf8_path(text, *page_) : utf8_path(text);
  }

  SafePlace& place_;
  std::optional<CodePage> page_;
  Notes left_out_;
  std::map<std::string, Notes> left_out_of_;
  std::string name_;
  bool is_open_ = false;
};

/// The folders that contain all names of an archive.
class Wrappers {
 public:
  void add(const std::string& name, bool is_folder) {
    std::vector<std::string> folders;
    for (const std::string_view one : split(name, '/')) {
      if (!one.empty() && one != ".") folders.emplace_back(one);
    }
    if (std::any_of(folders.begin(), folders.end(), is_litter)) return;
    if (!is_folder && !folders.empty()) folders.pop_back();
    if (is_first_ && is_folder) return;  // the folder may be a wrapper
    if (is_first_) shared_ = folders;
    is_first_ = false;
    const auto [end, other] =
        std::mismatch(shared_.begin(), shared_.end(), folders.begin(), folders.end());
    // A folder listed before its contents does not end the shared part.
    if (!is_folder || other != folders.end()) shared_.erase(end, shared_.end());
  }
  [[nodiscard]] std::size_t count() const { return shared_.size(); }

 private:
  std::vector<std::string> shared_;
  bool is_first_ = true;
};

/// The process that reads an archive. The destructor ends it.
class ReaderProcess {
 public:
  explicit ReaderProcess(const ArchiveTask& task) : process_(fork()) {
    if (process_ < 0) fail_by_system("cannot start a process that opens archives");
    if (process_ == 0) read_archive(task);
  }
  ~ReaderProcess() { static_cast<void>(end()); }
  ReaderProcess(const ReaderProcess&) = delete;
  ReaderProcess& operator=(const ReaderProcess&) = delete;

  /// Ends the process. Returns its processor time in seconds.
  double end() {
    if (process_ <= 0) return 0.0;
    rusage used{};
    kill(process_, SIGKILL);
    wait4(std::exchange(process_, -1), nullptr, 0, &used);
    return sandbox::cpu_s_of(used);
  }

 private:
  pid_t process_;
};

constexpr std::size_t kKnownFolders = 6;  // levels that identify a class and its students

// Returns the first `count` folders of a path; the whole path if it has fewer.
std::string first_folders(const std::string& path, std::size_t count) {
  std::size_t end = 0;
  for (; count > 0 && end != std::string::npos; --count) {
    end = path.find('/', end == 0 ? 0 : end + 1);
  }
  return path.substr(0, end);
}

// Returns a path, shortened to its first folders if it is long.
std::string shortened(const std::string& path) {
  constexpr std::size_t kLong = 400;
  return path.size() > kLong ? first_folders(path, kKnownFolders) : path;
}

// Waits until the pipe has data.
void await(int pipe, const std::function<void()>& between) {
  constexpr int kPause_ms = 100;
  pollfd event{.fd = pipe, .events = POLLIN, .revents = 0};
  while (poll(&event, 1, kPause_ms) <= 0) between();
}

}  // namespace

bool is_archive_name(const std::string& name) { return !ending_of(name).empty(); }

std::string archive_stem(const std::string& name) {
  return name.substr(0, name.size() - ending_of(name).size());
}

Opener::Opener(const Bounds& bounds, uid_t user, std::function<void()> between, OwnerOf owner_of)
    : file_bytes_(bounds.file_bytes),
      cpu_s_left_(static_cast<double>(bounds.cpu_s)),
      user_(user),
      between_(std::move(between)),
      place_("", bounds, std::move(owner_of)) {}

// Passes all records to `take` until `take` returns false. Returns why reading failed; empty if it
// succeeded.
std::string Opener::read(const std::string& path, bool names_only, const Take& take) {
  constexpr const char* kCut = "cannot be opened: it is broken, or takes too long";
  constexpr std::uint64_t kBetween = 4096;
  const Descriptor archive(::open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
  struct stat status {};
  if (archive.get() < 0 || fstat(archive.get(), &status) != 0 || !S_ISREG(status.st_mode)) {
    return "cannot be read";
  }
  if (cpu_s_left_ <= 0.0) return kCut;
  Pipe pipe = sandbox::make_pipe();
  ReaderProcess reader({.archive = archive.get(),
                        .pipe = pipe.write_end.get(),
                        .file_bytes = file_bytes_,
                        .cpu_s = static_cast<std::uint64_t>(std::ceil(cpu_s_left_)),
                        .names_only = names_only,
                        .user = user_});
  pipe.write_end.reset();
  ArchiveRecord record;
  std::string text;
  std::string problem = kCut;
  for (std::uint64_t count = 1; record.kind != ArchiveRecord::Kind::kBroken; ++count) {
    await(pipe.read_end.get(), between_);
    if (count % kBetween == 0) between_();
    record = {};
    if (!sandbox::read_all(pipe.read_end.get(), &record, sizeof record)) break;
    if (record.bytes > kMostRecordBytes) break;
    text.resize(record.bytes);
    if (!sandbox::read_all(pipe.read_end.get(), text.data(), text.size())) break;
    if (record.kind == ArchiveRecord::Kind::kBroken) {
      problem = "cannot be opened: " + printable_lines(text, 200);
    } else if (record.kind == ArchiveRecord::Kind::kEnd || !take(record, text)) {
      problem.clear();
      break;
    }
  }
  constexpr double kLeast_s = 0.01;  // minimum, which also bounds the number of archives
  cpu_s_left_ -= std::max(reader.end(), kLeast_s);
  return problem;
}

Unpacked Opener::open(const std::string& path, const std::string& folder) {
  if (!can_open_archives()) return {.problem = kNoArchives, .left_out = {}};
  if (!place_.problem().empty()) return {.problem = place_.problem(), .left_out = {}};
  place_.turn_to(folder);
  Taker taker(place_, page_);
  std::string problem = read(path, false, [&taker](const auto& record, const std::string& text) {
    return taker.take(record, text);
  });
  place_.end_file();
  if (!place_.problem().empty()) problem = place_.problem();
  return taker.take_result(problem);
}

std::vector<ArchiveName> Opener::names_in(const std::string& path) {
  using Kind = ArchiveRecord::Kind;
  constexpr std::size_t kMostOfFolder = 200;
  std::vector<ArchiveName> names;
  std::map<std::string, std::size_t> of_folder;
  std::size_t bytes = 0;
  const std::string problem =
      read(path, true, [&](const ArchiveRecord& record, const std::string& name) {
        if (record.kind != Kind::kFolder && record.kind != Kind::kFile) return true;
        if (++of_folder[first_folders(name, kKnownFolders)] > kMostOfFolder) return true;
        const std::string start = shortened(name);
        const bool is_folder = record.kind == Kind::kFolder;
        bytes += start.size() + sizeof(ArchiveName);
        if (bytes > kMostNameBytes) return false;
        names.push_back({.name = start, .is_folder = is_folder});
        return true;
      });
  has_too_many_names_ = bytes > kMostNameBytes;
  if (!problem.empty() || has_too_many_names_) names.clear();
  return names;
}

std::size_t wrappers_in(const std::vector<ArchiveName>& names) {
  Wrappers wrappers;
  for (const ArchiveName& one : names) wrappers.add(one.name, one.is_folder);
  return wrappers.count();
}

std::size_t Opener::wrappers_of(const std::string& path) { return wrappers_in(names_in(path)); }

Unpacked unpack(const std::string& path, const std::string& folder, const Bounds& bounds,
                uid_t user) {
  return Opener(bounds, user).open(path, folder);
}

}  // namespace flocking::intake
