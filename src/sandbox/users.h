#pragma once

#include <sys/types.h>

#include <cstddef>

namespace flocking::sandbox {

/// Returns the first of the users without rights for submissions if root grades. These ids are
/// unused: no distribution assigns them. If they are unavailable, as in a container that maps only
/// the first 65,536 ids, the users are those for temporary services. Returns 0 if we are an
/// ordinary user, which includes root of a user namespace. Throws EnvironmentError if we are root
/// and cannot change to another user.
uid_t find_first_user();

/// The users of sandbox `index` of a grader: one for its programs and one for their guardians.
struct RunUsers {
  uid_t program = 0;
  uid_t guardian = 0;
};
RunUsers users_of(uid_t first, std::size_t index);

}  // namespace flocking::sandbox
