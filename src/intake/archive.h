#pragma once

#include <sys/types.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "intake/archive_names.h"
#include "intake/archive_reader.h"
#include "intake/bounds.h"
#include "intake/notes.h"
#include "intake/safe_place.h"

namespace flocking::intake {

/// Returns true if this build can open archives.
bool can_open_archives();

/// The message for builds that cannot open archives.
extern const char* const kNoArchives;

/// Returns true if `name` has the ending of a supported archive: .zip, .tar, .tar.gz, .tgz.
bool is_archive_name(const std::string& name);
/// Returns an archive's name without the ending of is_archive_name().
std::string archive_stem(const std::string& name);

/// The result of opening an archive.
struct Unpacked {
  /// why the archive does not count, in words after its name; empty if it counts
  std::string problem;
  Notes left_out;  ///< "'../../x' leads out of the folder", printable; files of unknown owners
  std::map<std::string, Notes> left_out_of = {};  ///< notes per owner
};

/// A file or folder in an archive.
struct ArchiveName {
  std::string name;
  bool is_folder = false;
};

/// Opens archives within limits of space and processor time for all of them together. Their authors
/// are not trusted: each archive is read in a separate process that can do nothing else, as the
/// user `user` (0: the current user). That process sends names and bytes, which are checked again
/// in this process. Links, devices, and names that lead out of the folder are left out. Links are
/// never followed.
class Opener {
 public:
  /// The limits of a group apply to each owner. `between` is called regularly; if it throws,
  /// opening ends with that exception.
  Opener(
      const Bounds& bounds, uid_t user, std::function<void()> between = [] {},
      OwnerOf owner_of = one_owner);

  /// Opens the archive at `path` into `folder`, which must exist and be used for no other purpose.
  /// Throws EnvironmentError if the system fails.
  Unpacked open(const std::string& path, const std::string& folder);

  /// Returns how many nested folders contain everything in the archive; 0 if it is not an archive.
  std::size_t wrappers_of(const std::string& path);

  /// Returns the names in the archive as stored, in UTF-8 or not, without files that operating
  /// systems add; empty if it is not an archive. To protect the names of other students, returns at
  /// most 200 names of a folder at the sixth level, and only the first six folders of a long name.
  std::vector<ArchiveName> names_in(const std::string& path);

  /// Returns true if names_in() found more than kMostNameBytes and therefore returned none.
  [[nodiscard]] bool has_too_many_names() const { return has_too_many_names_; }

  /// Makes open() decode names that are not UTF-8 from `page`. By default, each name is decoded
  /// from the code page that fits it best.
  void read_names_in(CodePage page) { page_ = page; }

 private:
  using Take = std::function<bool(const ArchiveRecord& record, const std::string& text)>;
  std::string read(const std::string& path, bool names_only, const Take& take);

  bool has_too_many_names_ = false;
  std::uint64_t file_bytes_;
  double cpu_s_left_;
  uid_t user_;
  std::function<void()> between_;
  SafePlace place_;
  std::optional<CodePage> page_;
};

inline constexpr std::size_t kMostNameBytes = std::size_t{64} << 20U;

/// Returns how many nested folders contain all of `names`.
std::size_t wrappers_in(const std::vector<ArchiveName>& names);

/// Opens a single archive, see Opener::open().
Unpacked unpack(const std::string& path, const std::string& folder, const Bounds& bounds,
                uid_t user);

}  // namespace flocking::intake
