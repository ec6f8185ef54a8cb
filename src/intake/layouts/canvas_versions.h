#pragma once

#include "intake/class_layout.h"

namespace flocking::intake {

/// Canvas adds -1, -2 before the ending of a file that is submitted again. Keeps only the newest of
/// such files, under the name without the number, and notes the others. A student may have chosen
/// such a name, too: a number counts as Canvas' only if the file without it is there or all files
/// of the student differ by the number alone, or if another file names the file without it; and
/// never if another file of the student names the file with it.
void take_newest_versions(const ClassFiles& files, Parcel& parcel);

}  // namespace flocking::intake
