#include <bits/stdc++.h>
using namespace std;

double rc, rs, fmax_, ra, kc, ks, ka;
int N;
vector<double> X, Y, VX, VY;

double dist(int a, int b) {
    return sqrt(pow(X[a] - X[b], 2) + pow(Y[a] - Y[b], 2));
}

// step 1: go to the middle
void doCohesion(double dt) {
    for (int i = 0; i < N; i++) {
        double cx = 0, cy = 0;
        bool found = false;
        for (int j = 0; j < N; j++) {
            if (j == i) continue;
            if (dist(i, j) <= rc) {
                cx += X[j];
                cy += Y[j];
                found = true;
            }
        }
        if (!found || rc == 0) continue;
        cx /= (N - 1);
        cy /= (N - 1);
        double dx = cx - X[i], dy = cy - Y[i];
        if (sqrt(dx * dx + dy * dy) <= rc) {
            VX[i] += kc * dx / rc * dt;
            VY[i] += kc * dy / rc * dt;
        }
    }
}

// step 2: keep away
void doSeparation(double dt) {
    for (int i = 0; i < N; i++) {
        double fx = 0, fy = 0;
        for (int j = 0; j < N; j++) {
            double d = dist(i, j);
            if (d > 0 && d <= rs) {
                fx += (X[i] - X[j]) / d / d;
                fy += (Y[i] - Y[j]) / d / d;
            }
        }
        double m = sqrt(fx * fx + fy * fy);
        if (m > fmax_) {
            fx = fx / m * fmax_;
            fy = fy / m * fmax_;
        }
        VX[i] += ks * fx * dt;
        VY[i] += ks * fy * dt;
    }
}

// step 3: same direction
void doAlignment(double dt) {
    for (int i = 0; i < N; i++) {
        double ax = 0, ay = 0;
        int c = 0;
        for (int j = 0; j < N; j++) {
            if (dist(i, j) <= ra) {
                ax += VX[j];
                ay += VY[j];
                c++;
            }
        }
        if (c > 0) {
            VX[i] += ka * (ax / c) * dt;
            VY[i] += ka * (ay / c) * dt;
        }
    }
}

void moveAll(double dt) {
    for (int i = 0; i < N; i++) {
        X[i] += VX[i] * dt;
        Y[i] += VY[i] * dt;
    }
}

int main() {
    cin >> rc >> rs >> fmax_ >> ra >> kc >> ks >> ka >> N;
    X.resize(N); Y.resize(N); VX.resize(N); VY.resize(N);
    for (int i = 0; i < N; i++)
        cin >> X[i] >> Y[i] >> VX[i] >> VY[i];

    double dt = 0;
    while (!cin.eof()) {
        cin >> dt;
        // velocity changes here, positions only at the end so it is like double buffering
        doCohesion(dt);
        doSeparation(dt);
        doAlignment(dt);
        moveAll(dt);
        for (int i = 0; i < N; i++)
            printf("%.3lf %.3lf %.3lf %.3lf\n", X[i], Y[i], VX[i], VY[i]);
    }
    return 0;
}
