#include "kernel/lanes_scalar.h"
#include "kernel/step_functions.h"
#include "kernel/step_patch.h"

namespace flocking::kernel {

StepPatch step_with_scalar(Profile profile, bool /*tame*/) {
  using rules::CourseSeparation;
  using rules::CourseTestsSeparation;
  if (profile == Profile::kCourseTests) {
    return step_patch<LanesScalar, DividedTerms<CourseTestsSeparation>, CourseTestsSeparation>;
  }
  return step_patch<LanesScalar, DividedTerms<CourseSeparation>, CourseSeparation>;
}

}  // namespace flocking::kernel
