#include "clamp.h"
#include <cmath>

double size(double x, double y)
{
    return std::sqrt(x * x + y * y);
}

void clamp(double &x, double &y, double max)
{
    double s = size(x, y);
    if (s > max)
    {
        x = x / s * max;
        y = y / s * max;
    }
}
