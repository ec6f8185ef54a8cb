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

/// Whether this build can open archives.
bool can_open_archives();

/// What is said where it cannot.
extern const char* const kNoArchives;

/// Whether `name` ends as an archive's does that can be opened: .zip, .tar, .tar.gz, .tgz.
bool is_archive_name(const std::string& name);
/// Of such a name what stands before that ending.
std::string archive_stem(const std::string& name);

/// What came of an archive.
struct Unpacked {
  std::string problem;  ///< why nothing of it counts, in words that follow its name; empty: none
  Notes left_out;       ///< "'../../x' leads out of the folder", printable; of no owner known
  std::map<std::string, Notes> left_out_of = {};  ///< likewise, of each owner
};

/// A file or folder in an archive.
struct ArchiveName {
  std::string name;
  bool is_folder = false;
};

/// Opens archives, within bounds for all of them together: of room, and of processor time. Who
/// wrote them is not trusted: each is read in a process of its own that may do nothing but read it,
/// as the user `user` (0: whoever we are), and hands names and bytes on; here they are checked
/// again. Links, devices, and names that lead out are left out. Opens what a link leads to never.
class Opener {
 public:
  /// The bounds of a group hold for each owner. `between` is called now and then; what it throws
  /// ends the opening.
  Opener(
      const Bounds& bounds, uid_t user, std::function<void()> between = [] {},
      OwnerOf owner_of = one_owner);

  /// Opens the archive at `path` into `folder`, which is there and nobody else's. Throws
  /// EnvironmentError where the machine fails.
  Unpacked open(const std::string& path, const std::string& folder);

  /// How many folders in one another hold all that is in the archive; 0 where it is none.
  std::size_t wrappers_of(const std::string& path);

  /// Returns the names in the archive, without what systems leave there, as they are in it, whether
  /// UTF-8 or not; none where it is none, and not all if they are more than kMostNameBytes
  /// together.
  std::vector<ArchiveName> names_in(const std::string& path);

  /// Has open() read names that are not UTF-8 in `page`. Without it, each name is read in the code
  /// page that fits it best.
  void read_names_in(CodePage page) { page_ = page; }

 private:
  using Take = std::function<bool(const ArchiveRecord& record, const std::string& text)>;
  std::string read(const std::string& path, bool names_only, const Take& take);

  std::uint64_t file_bytes_;
  double cpu_s_left_;
  uid_t user_;
  std::function<void()> between_;
  SafePlace place_;
  std::optional<CodePage> page_;
};

inline constexpr std::size_t kMostNameBytes = std::size_t{64} << 20U;

/// Returns how many nested folders hold all of `names`.
std::size_t wrappers_in(const std::vector<ArchiveName>& names);

/// Opens a single one.
Unpacked unpack(const std::string& path, const std::string& folder, const Bounds& bounds,
                uid_t user);

}  // namespace flocking::intake
