#include <complex>
#include <iostream>
#include <cstdio>
#include <vector>

// a complex number is already a 2D vector: +, -, abs() come for free
using Vec = std::complex<double>;

struct Agent { Vec P, V; };
using Agents = std::vector<Agent>;

double rc, rs, FSmax, ra, Kc, Ks, Ka;
int N;

// F_c
Vec Fc(const Agents& A, int a)
{
    Vec sum = 0;
    for (int i = 0; i < N; i++)
        if (i != a) sum += A[i].P;
    Vec PCM = sum / double(N - 1);
    Vec PaPCM = PCM - A[a].P;

    if (std::abs(PaPCM) <= rc) return PaPCM / rc;
    return 0;
}

// F_s
Vec Fs(const Agents& A, int a)
{
    Vec sum = 0;
    for (int i = 0; i < N; i++) {
        if (i == a) continue;
        Vec PaPi = A[i].P - A[a].P;
        double mod = std::abs(PaPi);
        if (0 < mod && mod <= rs) {
            Vec hat = PaPi / mod;
            sum += hat / mod;
        }
    }
    double mod = std::abs(sum);
    return mod <= FSmax ? sum : sum / mod * FSmax;
}

// F_a = V_avg
Vec Fa(const Agents& A, int a)
{
    Vec sum = 0;
    int n = 0;
    for (const Agent& b : A)
        if (std::abs(b.P - A[a].P) <= ra) {
            sum += b.V;
            n++;
        }
    return sum / double(n);
}

int main()
{
    std::cin >> rc >> rs >> FSmax >> ra >> Kc >> Ks >> Ka >> N;

    Agents cur(N);
    for (Agent& a : cur) {
        double x, y, vx, vy;
        std::cin >> x >> y >> vx >> vy;
        a.P = Vec(x, y);
        a.V = Vec(vx, vy);
    }

    double dt;
    while (std::cin >> dt) {
        Agents next = cur;
        for (int i = 0; i < N; i++) {
            Vec F = Kc * Fc(cur, i) + Ks * Fs(cur, i) + Ka * Fa(cur, i);
            next[i].V = cur[i].V + F * dt;
            next[i].P = cur[i].P + next[i].V * dt;
        }
        cur = next;
        for (const Agent& a : cur)
            std::printf("%.3f %.3f %.3f %.3f\n", a.P.real(), a.P.imag(), a.V.real(), a.V.imag());
    }
}
