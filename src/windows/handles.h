#pragma once

#include <string>

namespace flocking::windows {

/// The purpose of opening a file.
enum class Purpose {
  kRead,
  kWrite,      ///< created if missing; the caller truncates it
  kAlone,      ///< new, and not shared
  kTemporary,  ///< new, for reading and writing; removed when closed
};

/// Returns a descriptor of the C library for a file, without translation of line ends. Except for
/// kAlone, other processes may read, write, rename and remove the file meanwhile, as on Linux.
/// Returns -1 with errno set if the file cannot be opened. /dev/stdin is standard input.
int open_file(const std::string& path, Purpose purpose);

/// Returns errno for the system's error number.
int errno_of(unsigned long error);

/// The identity of a file on any volume; false if it is not a regular file.
struct FileIdentity {
  unsigned long volume = 0;
  unsigned long long index = 0;
  bool operator==(const FileIdentity&) const = default;
};
bool identity_of(int descriptor, FileIdentity& identity);

bool is_folder(const std::string& path);
/// Returns true if `path` exists and is not a file on a disk: NUL, a pipe, a console.
bool is_device(const std::string& path);
/// Returns the path of an open file.
std::string name_of(int descriptor);
/// Returns the target of a link; `path` itself if it is not a link, or does not exist.
std::string target_of(const std::string& path);

}  // namespace flocking::windows
