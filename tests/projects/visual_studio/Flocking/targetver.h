#pragma once
#ifdef _WIN32
#include <SDKDDKVer.h>
#endif
