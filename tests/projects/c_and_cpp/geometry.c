#include "geometry.h"
#include <math.h>

vector subtract(vector a, vector b)
{
    vector result = {.x = a.x - b.x, .y = a.y - b.y};
    return result;
}

vector scale(vector a, double factor)
{
    return (vector){a.x * factor, a.y * factor};
}

double magnitude(vector a)
{
    return sqrt(a.x * a.x + a.y * a.y);
}
