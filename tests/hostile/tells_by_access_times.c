// Sends data to its next case by access times: reads some files of the system that were not read
// for a day, chosen by their names, and checks which of them were read just now. If a run reads
// them through a read-only mount, no time changes. AC: no data has arrived.
#include <dirent.h>
#include <time.h>

#include "attack.h"

enum { kMarks = 48, kKinds = 16, kRecent_s = 20 };

static unsigned kind_of(const char* path) {
  unsigned hash = 2166136261U;
  for (; *path != '\0'; ++path) hash = (hash ^ (unsigned char)*path) * 16777619U;
  return (hash >> 8) % kKinds;
}

static int marked = 0;
static int read_now[kKinds];  // of each kind, those that were read just now

static void visit(const char* path, int leaves) {
  struct stat status;
  char byte;
  if (lstat(path, &status) != 0 || !S_ISREG(status.st_mode) || status.st_size == 0) return;
  const unsigned kind = kind_of(path);
  if (!leaves) {
    read_now[kind] += time(NULL) - status.st_atime <= kRecent_s;
  } else if (kind == 7 && marked < kMarks) {
    const int file = open(path, O_RDONLY | O_CLOEXEC);
    const time_t before = status.st_atime;
    if (file >= 0 && read(file, &byte, 1) == 1 && fstat(file, &status) == 0) {
      marked += status.st_atime != before;
    }
    close(file);
  }
}

static void walk(const char* folder, int depth, int leaves) {
  char path[600];
  DIR* entries = opendir(folder);
  for (const struct dirent* it; entries != NULL && (it = readdir(entries)) != NULL;) {
    if (it->d_name[0] == '.') continue;
    snprintf(path, sizeof path, "%s/%s", folder, it->d_name);
    if (it->d_type == DT_DIR && depth > 0) walk(path, depth - 1, leaves);
    visit(path, leaves);
  }
  if (entries != NULL) closedir(entries);
}

int main(void) {
  static const char* const folders[] = {"/usr/share/doc",      "/usr/share/zoneinfo",
                                        "/usr/include/linux",  "/usr/share/perl",
                                        "/usr/lib/python3.11", "/usr/share/i18n"};
  enum { kFolders = sizeof folders / sizeof *folders };
  int others = 0;
  for (int i = 0; i < kFolders; ++i) walk(folders[i], 2, 0);
  for (int i = 0; i < kKinds; ++i) others += i == 7 ? 0 : read_now[i];
  if (read_now[7] > 20 && others < read_now[7]) {
    succeeded("times of access: %d files were read, of others %d", read_now[7], others);
  }
  for (int i = 0; i < kFolders; ++i) walk(folders[i], 2, 1);
  return judge_attack();
}
