#include <boids/vec.h>
#include <cmath>

namespace boids {

double Vec::length() const {
    return std::sqrt(x_ * x_ + y_ * y_);
}

Vec& Vec::operator+=(const Vec& o) {
    x_ += o.x_;
    y_ += o.y_;
    return *this;
}

Vec operator+(Vec a, const Vec& b) { return a += b; }
Vec operator-(const Vec& a, const Vec& b) { return Vec(a.x() - b.x(), a.y() - b.y()); }
Vec operator*(const Vec& a, double f) { return Vec(a.x() * f, a.y() * f); }
Vec operator/(const Vec& a, double f) { return Vec(a.x() / f, a.y() / f); }

}
