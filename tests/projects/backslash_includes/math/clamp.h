#ifndef CLAMP
#define CLAMP
double size(double x, double y);
void clamp(double &x, double &y, double max);
#endif
