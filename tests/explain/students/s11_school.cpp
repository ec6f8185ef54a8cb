#include <array>
#include <cmath>
#include <complex>
#include <cstdio>
#include <iostream>
#include <vector>

// complex numbers are 2d vectors, saves writing all the operators
using Point = std::complex<double>;

struct Fish {
    Point where;
    Point speed;
};

using School = std::vector<Fish>;

double rangeC, rangeS, limitS, rangeA, weightC, weightS, weightA;

Point together(const School& school, const Fish& me)
{
    Point sum = 0;
    int n = 0;
    for (const Fish& f : school) {
        if (&f == &me) continue;
        sum += f.where;
        ++n;
    }
    if (n == 0 || rangeC == 0) return 0;
    Point way = sum / double(n) - me.where;
    return way / rangeC;
}

Point apart(const School& school, const Fish& me)
{
    Point sum = 0;
    for (const Fish& f : school) {
        Point away = me.where - f.where;
        double d = std::abs(away);
        if (d > rangeS || d == 0) continue;
        // 1 when touching, next to nothing far away. looks more natural
        double strength = std::exp(-d);
        sum += away / d * strength;
    }
    double size = std::abs(sum);
    if (size > limitS) sum *= limitS / size;
    return sum;
}

Point same(const School& school, const Fish& me)
{
    Point sum = 0;
    int n = 0;
    for (const Fish& f : school) {
        if (&f == &me) continue;
        if (std::abs(f.where - me.where) <= rangeA) {
            sum += f.speed;
            ++n;
        }
    }
    if (n > 0) sum /= n;
    return sum;
}

int main()
{
    int n;
    std::cin >> rangeC >> rangeS >> limitS >> rangeA >> weightC >> weightS >> weightA >> n;
    School school;
    for (int i = 0; i < n; ++i) {
        double px, py, sx, sy;
        std::cin >> px >> py >> sx >> sy;
        school.push_back({{px, py}, {sx, sy}});
    }
    double dt;
    while (std::cin >> dt) {
        School old = school;
        for (int i = 0; i < n; ++i) {
            Point f = weightC * together(old, old[i]) + weightS * apart(old, old[i]) + weightA * same(old, old[i]);
            school[i].speed += f * dt;
            school[i].where += school[i].speed * dt;
        }
        for (const Fish& f : school)
            std::printf("%.3f %.3f %.3f %.3f\n", f.where.real(), f.where.imag(), f.speed.real(), f.speed.imag());
    }
}
