#include <cmath>
#include <cstdio>
#include <functional>
#include <iostream>
#include <vector>

struct R2 { double x, y; };
R2 operator+(R2 a, R2 b) { return {a.x + b.x, a.y + b.y}; }
R2 operator-(R2 a, R2 b) { return {a.x - b.x, a.y - b.y}; }
R2 operator*(double l, R2 a) { return {l * a.x, l * a.y}; }
double abs(R2 a) { return std::sqrt(a.x * a.x + a.y * a.y); }
const R2 ZERO{0, 0};

// sum_{i = from}^{to} f(i)
R2 Sigma(int from, int to, const std::function<R2(int)>& f) {
    R2 s = ZERO;
    for (int i = from; i < to; i++) s = s + f(i);
    return s;
}

int main() {
    double r_c, r_s, F_Smax, r_a, K_c, K_s, K_a;
    int N;
    std::cin >> r_c >> r_s >> F_Smax >> r_a >> K_c >> K_s >> K_a >> N;
    std::vector<R2> P(N), V(N);
    for (int i = 0; i < N; i++) std::cin >> P[i].x >> P[i].y >> V[i].x >> V[i].y;

    // the set { i : i != a, |P_a P_i| <= r }
    auto neighbours = [&](int a, double r) {
        std::vector<int> S;
        for (int i = 0; i < N; i++)
            if (i != a && abs(P[i] - P[a]) <= r) S.push_back(i);
        return S;
    };

    auto F_c = [&](int a) {
        auto S = neighbours(a, r_c);
        int n = S.size();
        if (n == 0 || r_c == 0) return ZERO;
        R2 P_CM = (1.0 / n) * Sigma(0, n, [&](int i) { return P[S[i]]; });
        R2 d = P_CM - P[a];
        return abs(d) <= r_c ? (1 / r_c) * d : ZERO;
    };

    auto F_s = [&](int a) {
        auto S = neighbours(a, r_s);
        int n = S.size();
        R2 F = Sigma(0, n - 1, [&](int i) {
            R2 d = P[a] - P[S[i]];
            double m = abs(d);
            return m > 0 ? (1 / (m * m)) * d : ZERO;
        });
        // F_s = ^F_s . F_Smax
        double m = abs(F);
        return m > 0 ? (F_Smax / m) * F : ZERO;
    };

    auto F_a = [&](int a) {
        auto S = neighbours(a, r_a);
        S.push_back(a);   // including itself
        R2 V_sum = Sigma(0, S.size(), [&](int i) { return V[S[i]]; });
        return (1.0 / N) * V_sum;
    };

    double dt;
    while (std::cin >> dt) {
        std::vector<R2> Pn(N), Vn(N);
        for (int a = 0; a < N; a++) {
            R2 F = K_c * F_c(a) + K_s * F_s(a) + K_a * F_a(a);
            Vn[a] = V[a] + dt * F;
            Pn[a] = P[a] + dt * V[a] + (dt * dt / 2) * F;   // m = 1
        }
        P = Pn;
        V = Vn;
        for (int a = 0; a < N; a++)
            std::printf("%.3f %.3f %.3f %.3f\n", P[a].x, P[a].y, V[a].x, V[a].y);
    }
}
