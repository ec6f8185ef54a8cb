#pragma once
#include "types.h"

bool read(Config& c, School& school);
void write(const School& school);
