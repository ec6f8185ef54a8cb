#include <iostream>
#include <cmath>
#include <iomanip>

using namespace std;

const int MAXN = 2000;
double rC, rS, fMax, rA, kC, kS, kA;
int N;
double X[MAXN], Y[MAXN], VX[MAXN], VY[MAXN];
double FX[MAXN], FY[MAXN];

// cohesion
double sumX, sumY;
int countC;
// separation
double sepX, sepY;
// alignment
double sumVX, sumVY;
int countA = 0;

double dist(int a, int b) {
    return sqrt((X[a] - X[b]) * (X[a] - X[b]) + (Y[a] - Y[b]) * (Y[a] - Y[b]));
}

void cohesion(int a) {
    for (int i = 0; i < N; i++) {
        if (i != a && dist(a, i) <= rC) {
            sumX += X[i];
            sumY += Y[i];
            countC++;
        }
    }
    if (countC > 0 && rC > 0) {
        double cx = sumX / countC;
        double cy = sumY / countC;
        FX[a] += (cx - X[a]) / rC * kC;
        FY[a] += (cy - Y[a]) / rC * kC;
    }
}

void separation(int a) {
    sepX = 0; sepY = 0;
    for (int i = 0; i < N; i++) {
        double d = dist(a, i);
        if (d > 0 && d <= rS) {
            sepX += (X[a] - X[i]) / d / d;
            sepY += (Y[a] - Y[i]) / d / d;
        }
    }
    double m = sqrt(sepX * sepX + sepY * sepY);
    if (m > fMax) {
        sepX = sepX / m * fMax;
        sepY = sepY / m * fMax;
    }
    FX[a] += sepX * kS;
    FY[a] += sepY * kS;
}

void alignment(int a) {
    sumVX = 0; sumVY = 0;
    for (int i = 0; i < N; i++) {
        if (i == a || dist(a, i) <= rA) {
            sumVX += VX[i];
            sumVY += VY[i];
            countA++;
        }
    }
    FX[a] += sumVX / countA * kA;
    FY[a] += sumVY / countA * kA;
}

int main() {
    cin >> rC >> rS >> fMax >> rA >> kC >> kS >> kA >> N;
    if (N > MAXN) N = MAXN;
    for (int i = 0; i < N; i++) cin >> X[i] >> Y[i] >> VX[i] >> VY[i];

    double dt;
    while (cin >> dt) {
        sumX = 0; sumY = 0; countC = 0;
        for (int i = 0; i < N; i++) {
            FX[i] = 0;
            FY[i] = 0;
            cohesion(i);
            separation(i);
            alignment(i);
        }
        for (int i = 0; i < N; i++) {
            X[i] += VX[i] * dt;
            Y[i] += VY[i] * dt;
            VX[i] += FX[i] * dt;
            VY[i] += FY[i] * dt;
        }
        for (int i = 0; i < N; i++)
            cout << fixed << setprecision(3) << X[i] << " " << Y[i] << " " << VX[i] << " " << VY[i] << endl;
    }
    return 0;
}
