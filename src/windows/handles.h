#pragma once

#include <string>

namespace flocking::windows {

/// What a file is opened for.
enum class Purpose {
  kRead,
  kWrite,      ///< what is there is emptied later; made where there is none
  kAlone,      ///< only where there is none, and nobody else opens it meanwhile
  kTemporary,  ///< new, read and written, gone when it is closed
};

/// A descriptor of the C library for a file, without translation of line ends. Others may read,
/// write, rename and remove the file meanwhile, as they may on Linux, but for kAlone. -1 with errno
/// set where it cannot be opened. /dev/stdin is what standard input is.
int open_file(const std::string& path, Purpose purpose);

/// errno for the system's error number.
int errno_of(unsigned long error);

/// Which file it is, on any volume; false where it is no regular one.
struct FileIdentity {
  unsigned long volume = 0;
  unsigned long long index = 0;
  bool operator==(const FileIdentity&) const = default;
};
bool identity_of(int descriptor, FileIdentity& identity);

bool is_folder(const std::string& path);
/// Something that is there and no file on a disk: NUL, a pipe, a console.
bool is_device(const std::string& path);
/// Where an open file lies.
std::string name_of(int descriptor);
/// What a link leads to; `path` itself where it is none, or nothing is there.
std::string target_of(const std::string& path);

}  // namespace flocking::windows
