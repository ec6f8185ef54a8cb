#pragma once

#include "intake/class_layout.h"

namespace flocking::intake {

/// Canvas adds -1, -2, ... before the ending of a resubmitted file. Keeps only the newest version,
/// under the name without the number, and adds notes about the older versions. Students may choose
/// such names, too. So a number counts as Canvas's only if the file without the number exists, or
/// all files of the student differ only in the number, or another file mentions the name without
/// the number. It never counts if another file of the student mentions the name with the number.
void take_newest_versions(const ClassFiles& files, Parcel& parcel);

}  // namespace flocking::intake
