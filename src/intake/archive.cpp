#include "intake/archive.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <string_view>

#include "base/error.h"
#include "base/printable.h"
#include "intake/archive_reader.h"
#include "intake/safe_place.h"
#include "sandbox/channel.h"

namespace flocking::intake {

const char* const kNoArchives = "this build cannot open archives";

namespace {

using sandbox::Descriptor;
using sandbox::Pipe;

constexpr auto kEndings = std::to_array<std::string_view>({".tar.gz", ".tgz", ".tar", ".zip"});
constexpr std::size_t kMostLeftOut = 20;

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

/// Takes what the reading process tells.
class Taker {
 public:
  Taker(const std::string& folder, const Bounds& bounds) : place_(folder, bounds) {}

  /// Until the end, or until it is too much.
  Unpacked take_all(int pipe) {
    ArchiveRecord record;
    std::string text;
    while (place_.problem().empty()) {
      if (!sandbox::read_all(pipe, &record, sizeof record) || record.bytes > kMostRecordBytes)
        break;
      text.resize(record.bytes);
      if (!sandbox::read_all(pipe, text.data(), text.size())) break;
      if (record.kind == ArchiveRecord::Kind::kEnd) return std::move(result_);
      if (record.kind == ArchiveRecord::Kind::kBroken) {
        result_.problem = "cannot be opened: " + printable_lines(text, 200);
        return std::move(result_);
      }
      take(record, text);
    }
    result_.problem = place_.problem();
    if (result_.problem.empty())
      result_.problem = "cannot be opened: it is broken, or takes too long";
    return std::move(result_);
  }

 private:
  void take(const ArchiveRecord& record, const std::string& text) {
    switch (record.kind) {
      case ArchiveRecord::Kind::kFile:
        place_.end_file();
        name_ = text;
        is_open_ = kept(place_.begin_file(text, record.is_executable));
        break;
      case ArchiveRecord::Kind::kData:
        if (is_open_) is_open_ = kept(place_.add(text));
        break;
      case ArchiveRecord::Kind::kFolder:
        name_ = text;
        kept(place_.make_folder(text));
        break;
      case ArchiveRecord::Kind::kName:
        name_ = text;
        break;
      case ArchiveRecord::Kind::kLeftOut:
        kept(text);
        break;
      default:
        break;
    }
  }

  bool kept(const std::string& why) {
    if (why.empty()) return true;
    if (result_.left_out.size() < kMostLeftOut) {
      result_.left_out.push_back(in_quotes(name_, 80) + " " + printable_lines(why, 100));
    }
    return false;
  }

  SafePlace place_;
  Unpacked result_;
  std::string name_;
  bool is_open_ = false;
};

}  // namespace

bool is_archive_name(const std::string& name) { return !ending_of(name).empty(); }

std::string archive_stem(const std::string& name) {
  return name.substr(0, name.size() - ending_of(name).size());
}

Unpacked unpack(const std::string& path, const std::string& folder, const Bounds& bounds,
                uid_t user) {
  if (!can_open_archives()) return {.problem = kNoArchives, .left_out = {}};
  Descriptor archive(open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
  struct stat status {};
  if (archive.get() < 0 || fstat(archive.get(), &status) != 0 || !S_ISREG(status.st_mode)) {
    return {.problem = "cannot be read", .left_out = {}};
  }
  Pipe pipe = sandbox::make_pipe();
  const pid_t reader = fork();
  if (reader < 0) fail_by_system("cannot start a process that opens archives");
  if (reader == 0) read_archive(archive.get(), pipe.write_end.get(), bounds.file_bytes, user);
  pipe.write_end.reset();
  Unpacked result;
  const auto end_reader = [&] {
    kill(reader, SIGKILL);
    waitpid(reader, nullptr, 0);
  };
  try {
    result = Taker(folder, bounds).take_all(pipe.read_end.get());
  } catch (const Error&) {
    end_reader();
    throw;
  }
  end_reader();
  return result;
}

}  // namespace flocking::intake
