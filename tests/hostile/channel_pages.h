// A channel between runs: see channels.h, which includes this file last.
#pragma once

// Pages of the system's files: each page is one bit, set if it is in memory. The largest file of
// several folders stores the word, since programs that use other files may destroy it.
static const char* const page_folders[] = {"/usr/bin",
                                           "/usr/sbin",
                                           "/usr/libexec",
                                           "/usr/lib",
                                           "/usr/lib/x86_64-linux-gnu",
                                           "/usr/lib/aarch64-linux-gnu"};
enum {
  kPageFolders = sizeof page_folders / sizeof *page_folders,
  kPagesOfBit = 8,
  kFirstPage = 64
};

static inline int open_largest(const char* folder, char* path, size_t size) {
  off_t most = (off_t)(kFirstPage + kPagesOfBit * 8 * sizeof kWord) * kPageBytes;
  char one[600];
  struct stat status;
  DIR* entries = opendir(folder);
  path[0] = '\0';
  for (const struct dirent* entry; entries != NULL && (entry = readdir(entries)) != NULL;) {
    snprintf(one, sizeof one, "%s/%s", folder, entry->d_name);
    if (lstat(one, &status) != 0 || !S_ISREG(status.st_mode) || status.st_size <= most) continue;
    most = status.st_size;
    snprintf(path, size, "%s", one);
  }
  if (entries != NULL) closedir(entries);
  const int file = open(path, O_RDONLY | O_CLOEXEC);
  posix_fadvise(file, 0, 0, POSIX_FADV_RANDOM);  // otherwise reading one page loads others
  return file;
}

static inline off_t page_of_bit(size_t bit) {
  return (off_t)(kFirstPage + bit * kPagesOfBit) * kPageBytes;
}

static inline void leave_in_pages(const char* folder) {
  char path[600];
  char byte;
  const int file = open_largest(folder, path, sizeof path);
  posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED);
  for (size_t bit = 0; bit < 8 * sizeof kWord; ++bit) {
    if ((kWord[bit / 8] >> bit % 8 & 1) != 0) pread(file, &byte, 1, page_of_bit(bit));
  }
  close(file);
}

static inline void look_in_pages(const char* folder) {
  char path[600];
  char word[sizeof kWord] = "";
  char byte;
  const struct iovec place = {&byte, 1};
  const int file = open_largest(folder, path, sizeof path);
  for (size_t bit = 0; bit < 8 * sizeof kWord; ++bit) {
    const int is_there = preadv2(file, &place, 1, page_of_bit(bit), RWF_NOWAIT) == 1;
    word[bit / 8] = (char)(word[bit / 8] | is_there << bit % 8);
  }
  const int is_found = memcmp(word, kWord, sizeof kWord) == 0;
  if (is_found) found("pages in memory", path);
  for (size_t bit = 0; is_found && bit < 8 * sizeof kWord; ++bit) {
    pread(file, &byte, 1, page_of_bit(bit));
  }
  close(file);
}
