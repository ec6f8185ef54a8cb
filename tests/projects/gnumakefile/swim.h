#pragma once
#include "types.h"

School swim(const School& school, const Config& c, double dt);
