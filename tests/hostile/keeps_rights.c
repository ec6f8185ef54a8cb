// Checks if it has any rights of root: ids, groups, capabilities, a user namespace that maps the
// machine's 0, programs that could grant rights; and tries to get them. AC: it has none.
#include <grp.h>
#include <linux/capability.h>
#include <sys/fsuid.h>
#include <sys/prctl.h>

#include "attack.h"

static void look_at_map(const char* path) {
  FILE* map = fopen(path, "r");
  unsigned long inside = 0;
  unsigned long outside = 0;
  unsigned long count = 0;
  while (map != NULL && fscanf(map, "%lu%lu%lu", &inside, &outside, &count) == 3) {
    // Without a user namespace of its own the map is all ids, and the own id decides.
    if (inside == 0 && outside == 0 && count == 4294967295UL) continue;
    // Outside may be another namespace. Only root's id gets as far as a read-only file system here.
    static const char file[] = "/proc/sys/kernel/core_pattern";
    if (outside != 0) continue;
    if (access(file, W_OK) == 0 || errno == EROFS) succeeded("%s maps %lu to 0", path, inside);
  }
  if (map != NULL) fclose(map);
}

static void look_at_status(void) {
  static char text[16384];
  static const char* const fields[] = {"CapInh:", "CapPrm:", "CapEff:", "CapAmb:"};
  read_file("/proc/self/status", text, sizeof text);
  for (int i = 0; i < 4; ++i) {
    const char* field = strstr(text, fields[i]);
    if (field != NULL && strtoull(field + 7, NULL, 16) != 0) succeeded("%.23s", field);
  }
}

int main(void) {
  uid_t user[3];
  gid_t group[3];
  gid_t groups[1024];
  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct data[2];
  static struct __user_cap_data_struct all[2] = {{~0U, ~0U, ~0U}, {~0U, ~0U, ~0U}};
  getresuid(&user[0], &user[1], &user[2]);
  getresgid(&group[0], &group[1], &group[2]);
  for (int i = 0; i < 3; ++i) {
    if (user[i] == 0) succeeded("user %d is 0", i);
    if (group[i] == 0) succeeded("group %d is 0", i);
  }
  const int count = getgroups(1024, groups);
  for (int i = 0; i < count; ++i) {  // those that a namespace does not map are told as 65534
    if (groups[i] != group[0] && groups[i] != 65534) succeeded("is in group %u", groups[i]);
  }
  if (syscall(SYS_capget, &header, data) == 0) {
    for (int i = 0; i < 2; ++i) {
      if (data[i].effective | data[i].permitted | data[i].inheritable)
        succeeded("has capabilities");
    }
  }
  look_at_status();
  look_at_map("/proc/self/uid_map");
  look_at_map("/proc/self/gid_map");
  if (prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) != 1) succeeded("setuid programs give rights");
  if (setuid(0) == 0) succeeded("setuid 0");
  if (setresuid(0, 0, 0) == 0) succeeded("setresuid 0");
  if (setreuid(-1, 0) == 0) succeeded("setreuid 0");
  if (setgid(0) == 0) succeeded("setgid 0");
  if (setresgid(0, 0, 0) == 0) succeeded("setresgid 0");
  groups[0] = 0;
  if (setgroups(1, groups) == 0) succeeded("setgroups 0");
  setfsuid(0);
  if (setfsuid(-1) == 0) succeeded("setfsuid 0");
  if (syscall(SYS_capset, &header, all) == 0) succeeded("capset");
  if (prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_RAISE, CAP_SYS_ADMIN, 0, 0) == 0) succeeded("ambient");
  if (prctl(PR_SET_SECUREBITS, 1) == 0) succeeded("securebits");
  if (chroot("/") == 0) succeeded("chroot");
  if (chown("/tmp", 0, 0) == 0) succeeded("chown to 0");
  return judge_attack();
}
