#ifndef POINT_H
#define POINT_H

struct Point
{
	double x;
	double y;
};

double length(const Point &p);
void add(Point &to, const Point &what, double times);
#endif
