#ifndef GEOMETRY_H
#define GEOMETRY_H

#ifdef __cplusplus
extern "C" {
#endif

typedef struct vector { double x, y; } vector;

vector subtract(vector a, vector b);
vector scale(vector a, double factor);
double magnitude(vector a);

#ifdef __cplusplus
}
#endif
#endif
