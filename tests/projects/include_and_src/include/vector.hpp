#pragma once

struct Vector {
    double x;
    double y;

    Vector plus(const Vector& o) const;
    Vector minus(const Vector& o) const;
    Vector times(double k) const;
    double length() const;
};
