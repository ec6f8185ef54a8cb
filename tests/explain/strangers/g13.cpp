#include <iostream>
#include <vector>
#include <cmath>
#include <cstdio>
using namespace std;

typedef pair<double,double> vec;

vec operator+(vec a, vec b) { return {a.first + b.first, a.second + b.second}; }
vec operator-(vec a, vec b) { return {a.first - b.first, a.second - b.second}; }
vec operator*(vec a, double t) { return {a.first * t, a.second * t}; }
double modul(vec a) { return sqrt(a.first * a.first + a.second * a.second); }

// 3 decimal places, rounded to the nearest
double round3(double a) { return round(a * 1000) / 1000; }

int main()
{
    double rc, rs, Fsmax, ra, Kc, Ks, Ka;
    int N;
    cin >> rc >> rs >> Fsmax >> ra >> Kc >> Ks >> Ka >> N;

    vector<vec> P(N), V(N);
    for (int i = 0; i < N; ++i)
        cin >> P[i].first >> P[i].second >> V[i].first >> V[i].second;

    double dt;
    while (cin >> dt)
    {
        vector<vec> F(N);
        for (int i = 0; i < N; ++i)
        {
            vec sumP = {0, 0}, sumV = {0, 0}, Fc = {0, 0}, Fs = {0, 0}, Fa = {0, 0};
            int nc = 0, na = 0;
            for (int j = 0; j < N; ++j)
            {
                double d = modul(P[j] - P[i]);
                if (i != j && d <= rc) { sumP = sumP + P[j]; nc++; }
                if (d <= ra)           { sumV = sumV + V[j]; na++; }
                if (i != j && d > 0 && d <= rs)
                {
                    // the closer the neighbour, the stronger the push
                    vec dir = (P[i] - P[j]) * (1 / d);
                    Fs = Fs + dir * ((rs - d) / rs);
                }
            }
            if (nc > 0)
            {
                vec E = sumP * (1.0 / nc) - P[i];
                if (modul(E) <= rc) Fc = E * (1 / rc);
            }
            if (modul(Fs) > Fsmax) Fs = Fs * (Fsmax / modul(Fs));
            if (na > 0) Fa = sumV * (1.0 / na);
            F[i] = Fc * Kc + Fs * Ks + Fa * Ka;
        }
        for (int i = 0; i < N; ++i)
        {
            V[i] = V[i] + F[i] * dt;
            P[i] = P[i] + V[i] * dt + F[i] * (dt * dt / 2);
            V[i] = { round3(V[i].first), round3(V[i].second) };
            P[i] = { round3(P[i].first), round3(P[i].second) };
            printf("%.3f %.3f %.3f %.3f\n", P[i].first, P[i].second, V[i].first, V[i].second);
        }
    }
}
