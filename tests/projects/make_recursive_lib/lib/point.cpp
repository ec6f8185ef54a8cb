#include "point.h"
#include <cmath>

double length(const Point &p)
{
	return sqrt(p.x * p.x + p.y * p.y);
}

void add(Point &to, const Point &what, double times)
{
	to.x += what.x * times;
	to.y += what.y * times;
}
