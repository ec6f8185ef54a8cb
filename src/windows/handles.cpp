#include "windows/handles.h"

#include <fcntl.h>
#include <io.h>
#include <windows.h>

#include <cerrno>

#include "windows/utf16.h"

namespace flocking::windows {
namespace {

struct Opening {
  DWORD access;
  DWORD disposition;
  DWORD attributes;
};

Opening opening_for(Purpose purpose) {
  switch (purpose) {
    case Purpose::kRead:
      return {GENERIC_READ, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL};
    case Purpose::kWrite:
      return {GENERIC_WRITE, OPEN_ALWAYS, FILE_ATTRIBUTE_NORMAL};
    case Purpose::kAlone:
      return {GENERIC_WRITE, CREATE_NEW, FILE_ATTRIBUTE_NORMAL};
    case Purpose::kTemporary:
      break;
  }
  return {GENERIC_READ | GENERIC_WRITE | DELETE, CREATE_NEW,
          FILE_ATTRIBUTE_TEMPORARY | FILE_FLAG_DELETE_ON_CLOSE};
}

HANDLE handle_of(int descriptor) {
  return reinterpret_cast<HANDLE>(_get_osfhandle(descriptor));  // NOLINT: how the system has it
}

constexpr DWORD kSharedByAll = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

/// An existing file, opened to query its properties.
class Asked {
 public:
  explicit Asked(const std::string& path)
      : handle_(CreateFileW(as_utf16(path).c_str(), 0, kSharedByAll, nullptr, OPEN_EXISTING,
                            FILE_FLAG_BACKUP_SEMANTICS, nullptr)) {}
  ~Asked() {
    if (is_there()) CloseHandle(handle_);
  }
  Asked(const Asked&) = delete;
  Asked& operator=(const Asked&) = delete;

  [[nodiscard]] bool is_there() const { return handle_ != INVALID_HANDLE_VALUE; }
  [[nodiscard]] HANDLE handle() const { return handle_; }

 private:
  HANDLE handle_;
};

std::string path_of_handle(HANDLE handle) {
  std::wstring path(GetFinalPathNameByHandleW(handle, nullptr, 0, 0), L'\0');
  path.resize(GetFinalPathNameByHandleW(handle, path.data(), static_cast<DWORD>(path.size()), 0));
  return as_utf8(path);
}

}  // namespace

int errno_of(unsigned long error) {
  switch (error) {
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND:
    case ERROR_INVALID_NAME:
    case ERROR_BAD_NETPATH:
    case ERROR_INVALID_DRIVE:
      return ENOENT;
    case ERROR_ACCESS_DENIED:
    case ERROR_SHARING_VIOLATION:
    case ERROR_LOCK_VIOLATION:
    case ERROR_WRITE_PROTECT:
      return EACCES;
    case ERROR_FILE_EXISTS:
    case ERROR_ALREADY_EXISTS:
      return EEXIST;
    case ERROR_DISK_FULL:
    case ERROR_HANDLE_DISK_FULL:
      return ENOSPC;
    case ERROR_TOO_MANY_OPEN_FILES:
      return EMFILE;
    case ERROR_NOT_ENOUGH_MEMORY:
    case ERROR_OUTOFMEMORY:
      return ENOMEM;
    case ERROR_BROKEN_PIPE:
    case ERROR_NO_DATA:
      return EPIPE;
    default:
      return EIO;
  }
}

int open_file(const std::string& path, Purpose purpose) {
  if (path == "/dev/stdin" && purpose == Purpose::kRead) return _dup(0);
  const Opening opening = opening_for(purpose);
  const HANDLE handle = CreateFileW(as_utf16(path).c_str(), opening.access,
                                    purpose == Purpose::kAlone ? 0 : kSharedByAll, nullptr,
                                    opening.disposition, opening.attributes, nullptr);
  if (handle == INVALID_HANDLE_VALUE) {
    const int error = errno_of(GetLastError());
    errno = is_folder(path) ? EISDIR : error;
    return -1;
  }
  const int flags = purpose == Purpose::kRead ? _O_RDONLY : _O_RDWR;
  const int descriptor = _open_osfhandle(reinterpret_cast<intptr_t>(handle),  // NOLINT
                                         flags | _O_BINARY | _O_NOINHERIT);
  if (descriptor < 0) CloseHandle(handle);
  return descriptor;
}

bool identity_of(int descriptor, FileIdentity& identity) {
  BY_HANDLE_FILE_INFORMATION known{};
  const HANDLE handle = handle_of(descriptor);
  if (GetFileType(handle) != FILE_TYPE_DISK || !GetFileInformationByHandle(handle, &known)) {
    return false;
  }
  identity = {known.dwVolumeSerialNumber,
              (static_cast<unsigned long long>(known.nFileIndexHigh) << 32U) | known.nFileIndexLow};
  return true;
}

bool is_folder(const std::string& path) {
  const DWORD attributes = GetFileAttributesW(as_utf16(path).c_str());
  return attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
}

bool is_device(const std::string& path) {
  const Asked asked(path);
  return asked.is_there() && GetFileType(asked.handle()) != FILE_TYPE_DISK;
}

std::string name_of(int descriptor) { return path_of_handle(handle_of(descriptor)); }

std::string target_of(const std::string& path) {
  const Asked asked(path);
  const std::string target = asked.is_there() ? path_of_handle(asked.handle()) : "";
  return target.empty() ? path : target;
}

}  // namespace flocking::windows
