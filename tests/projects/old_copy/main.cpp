// compile: g++ main.cpp flock.cpp -o flock
#include <iostream>
#include <iomanip>
#include "flock.h"

int main() {
    params p;
    int n;
    std::cin >> p.rc >> p.rs >> p.fs >> p.ra >> p.kc >> p.ks >> p.ka >> n;
    agent* now = new agent[n];
    agent* then = new agent[n];
    for (int i = 0; i < n; i++) std::cin >> now[i].x >> now[i].y >> now[i].vx >> now[i].vy;

    double dt;
    std::cout << std::fixed << std::setprecision(3);
    while (std::cin >> dt) {
        for (int i = 0; i < n; i++) new_state(now, n, i, p, dt, then[i]);
        agent* temp = now;
        now = then;
        then = temp;
        for (int i = 0; i < n; i++)
            std::cout << now[i].x << " " << now[i].y << " " << now[i].vx << " " << now[i].vy << "\n";
    }
    delete[] now;
    delete[] then;
}
