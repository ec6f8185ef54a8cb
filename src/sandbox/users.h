#pragma once

#include <sys/types.h>

#include <cstddef>

namespace flocking::sandbox {

/// Where root grades: the first of the users without rights that submissions run as. They are
/// nobody else's: ids that no distribution gives out, or where these are not to be had, as in a
/// container that maps the first 65,536 alone, those for services that come and go. 0 where we are
/// an ordinary user, also one who is called root inside of a namespace of its own. Throws
/// EnvironmentError where we are root and can become nobody else.
uid_t find_first_user();

/// Of sandbox `index` of a grader: what its programs run as, and their guardians.
struct RunUsers {
  uid_t program = 0;
  uid_t guardian = 0;
};
RunUsers users_of(uid_t first, std::size_t index);

}  // namespace flocking::sandbox
