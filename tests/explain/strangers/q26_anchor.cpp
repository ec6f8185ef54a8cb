// Flocking without graphics.
// Taken over from my SFML fish school (zone of repulsion / orientation / attraction), with the
// constants and the input of the assignment. Blind angle and noise are removed.
#include <cmath>
#include <cstdio>
#include <iostream>
#include <vector>

struct vec2 {
    double x, y;
    vec2(double x_ = 0, double y_ = 0) : x(x_), y(y_) {}
    vec2 &operator+=(const vec2 &o) { x += o.x; y += o.y; return *this; }
};
static vec2 operator-(const vec2 &a, const vec2 &b) { return vec2(a.x - b.x, a.y - b.y); }
static vec2 operator+(const vec2 &a, const vec2 &b) { return vec2(a.x + b.x, a.y + b.y); }
static vec2 operator*(const vec2 &a, double k) { return vec2(a.x * k, a.y * k); }
static double len(const vec2 &a) { return std::sqrt(a.x * a.x + a.y * a.y); }

struct Fish {
    vec2 pos, vel;
};

class School {
    std::vector<Fish> fish;
    double zorepulsion, zorientation, zoattraction;
    double wrep, wori, watt;
    double maxrep;

public:
    bool load(std::istream &is) {
        size_t count;
        if (!(is >> zoattraction >> zorepulsion >> maxrep >> zorientation >> watt >> wrep >> wori >> count))
            return false;
        fish.resize(count);
        for (Fish &f : fish)
            is >> f.pos.x >> f.pos.y >> f.vel.x >> f.vel.y;
        return true;
    }

    vec2 steer(size_t self) const {
        vec2 rep, ori, att;
        int nori = 0, natt = 0;

        for (size_t i = 0; i < fish.size(); i++) {
            if (i == self)
                continue;
            vec2 diff = fish[self].pos - fish[i].pos;
            double d = len(diff);
            if (d <= zorepulsion) {
                if (d > 0)
                    rep += diff * (1.0 / (d * d));
            } else if (d <= zorientation) {
                ori += fish[i].vel;
                nori++;
            } else if (d <= zoattraction) {
                att += fish[i].pos;
                natt++;
            }
        }

        double m = len(rep);
        if (m > maxrep)
            rep = rep * (maxrep / m);

        vec2 total = rep * wrep;
        if (nori > 0)
            total += ori * (1.0 / nori) * wori;
        if (natt > 0)
            total += (att * (1.0 / natt) - fish[self].pos) * (1.0 / zoattraction) * watt;
        return total;
    }

    void frame(double dt) {
        std::vector<Fish> next = fish;
        for (size_t i = 0; i < fish.size(); i++) {
            next[i].vel += steer(i) * dt;
            next[i].pos += next[i].vel * dt;
        }
        fish.swap(next);
    }

    void dump() const {
        for (const Fish &f : fish)
            std::printf("%.3f %.3f %.3f %.3f\n", f.pos.x, f.pos.y, f.vel.x, f.vel.y);
        std::printf("\n");
    }
};

int main() {
    School school;
    if (!school.load(std::cin))
        return 1;
    double dt;
    while (std::cin >> dt) {
        school.frame(dt);
        school.dump();
    }
    return 0;
}
