#include "flock.cpp"
#include "input.cpp"
#include <stdio.h>

int main() {
    Flock f;
    readFlock(f);
    double dt;
    while (cin >> dt) {
        f.update(dt);
        for (int i = 0; i < f.n; i++) printf("%.3f %.3f %.3f %.3f\n", f.x[i], f.y[i], f.vx[i], f.vy[i]);
    }
}
