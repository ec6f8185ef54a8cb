#ifndef BOIDS_VEC_H
#define BOIDS_VEC_H

namespace boids {

class Vec {
public:
    Vec(double x = 0.0, double y = 0.0) : x_(x), y_(y) {}
    double x() const { return x_; }
    double y() const { return y_; }
    double length() const;
    Vec& operator+=(const Vec& o);

private:
    double x_, y_;
};

Vec operator+(Vec a, const Vec& b);
Vec operator-(const Vec& a, const Vec& b);
Vec operator*(const Vec& a, double f);
Vec operator/(const Vec& a, double f);

}

#endif
