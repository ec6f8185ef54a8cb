#include "sky.h"
#include <cmath>
#include <cstdio>
#include <iostream>

Sky::Sky() {
    int n;
    std::cin >> rc >> rs >> fsmax >> ra >> kc >> ks >> ka >> n;
    for (int i = 0; i < n; i++) {
        Bird b;
        std::cin >> b.x >> b.y >> b.vx >> b.vy;
        birds.push_back(b);
    }
}

void Sky::addCohesion(Bird& b) {
    double mx = 0, my = 0;
    int n = 0;
    for (Bird& o : birds) {
        if (&o == &b) continue;
        if (b.distanceTo(o) <= rc) {
            mx += o.x;
            my += o.y;
            n++;
        }
    }
    if (n == 0 || rc == 0) return;
    mx = mx / n - b.x;
    my = my / n - b.y;
    if (std::hypot(mx, my) <= rc) {
        b.fx += kc * (mx / rc);
        b.fy += kc * (my / rc);
    }
}

void Sky::addSeparation(Bird& b) {
    double sx = 0, sy = 0;
    for (Bird& o : birds) {
        double d = b.distanceTo(o);
        if (d > 0 && d <= rs) {
            sx += (b.x - o.x) / d / d;
            sy += (b.y - o.y) / d / d;
        }
    }
    double l = std::hypot(sx, sy);
    if (l > fsmax) {
        sx = sx / l * fsmax;
        sy = sy / l * fsmax;
    }
    b.fx += ks * sx;
    b.fy += ks * sy;
}

void Sky::addAlignment(Bird& b) {
    double ax = 0, ay = 0;
    int n = 0;
    for (Bird& o : birds) {
        if (b.distanceTo(o) <= ra) {
            ax += o.vx;
            ay += o.vy;
            n++;
        }
    }
    if (n > 0) {
        b.fx += ka * (ax / n);
        b.fy += ka * (ay / n);
    }
}

void Sky::computeForces() {
    for (Bird& b : birds) {
        b.fx = b.fy = 0;
        addCohesion(b);
        addSeparation(b);
        addAlignment(b);
    }
}

void Sky::fly(double dt) {
    for (Bird& b : birds) {
        b.fly(dt);
        std::printf("%.3f %.3f %.3f %.3f\n", b.x, b.y, b.vx, b.vy);
    }
}
