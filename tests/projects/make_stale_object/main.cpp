#include <iomanip>
#include <iostream>
#include "flocking.h"
using namespace std;

int main() {
    cin >> rc >> rs >> fsmax >> ra >> kc >> ks >> ka >> N;
    for (int i = 0; i < N; i++) cin >> X[i] >> Y[i] >> VX[i] >> VY[i];
    double dt;
    cout << setprecision(3) << fixed;
    while (cin >> dt) {
        doStep(dt);
        for (int i = 0; i < N; i++) cout << X[i] << " " << Y[i] << " " << VX[i] << " " << VY[i] << endl;
    }
    return 0;
}
