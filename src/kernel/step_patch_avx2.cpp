#include "kernel/lanes_avx2.h"
#include "kernel/step_functions.h"
#include "kernel/step_patch.h"

namespace flocking::kernel {

StepPatch step_with_avx2(Profile profile, bool tame) {
  using rules::CourseSeparation;
  using rules::CourseTestsSeparation;
  if (profile == Profile::kCourseTests) {
    return step_patch<LanesAvx2, DividedTerms<CourseTestsSeparation>, CourseTestsSeparation>;
  }
  if (tame) return step_patch<LanesAvx2, FusedTerms, CourseSeparation>;
  return step_patch<LanesAvx2, DividedTerms<CourseSeparation>, CourseSeparation>;
}

}  // namespace flocking::kernel
