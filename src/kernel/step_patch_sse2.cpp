#include "kernel/lanes_sse2.h"
#include "kernel/step_functions.h"
#include "kernel/step_patch.h"

namespace flocking::kernel {

StepPatch step_with_sse2(Profile profile, bool /*tame*/) {
  using rules::CourseSeparation;
  using rules::CourseTestsSeparation;
  if (profile == Profile::kCourseTests) {
    return step_patch<LanesSse2, DividedTerms<CourseTestsSeparation>, CourseTestsSeparation>;
  }
  return step_patch<LanesSse2, DividedTerms<CourseSeparation>, CourseSeparation>;
}

}  // namespace flocking::kernel
