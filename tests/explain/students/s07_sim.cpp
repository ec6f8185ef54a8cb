#include <cmath>
#include <cstdio>
#include <vector>
using namespace std;

typedef struct { double x, y; } V;

static V add(V a, V b) { V r = {a.x + b.x, a.y + b.y}; return r; }
static V sub(V a, V b) { V r = {a.x - b.x, a.y - b.y}; return r; }
static V mul(V a, double k) { V r = {a.x * k, a.y * k}; return r; }
static double len(V a) { return sqrt(a.x * a.x + a.y * a.y); }

static V limit(V a, double m) {
    double l = len(a);
    if (l > m) return mul(mul(a, 1.0 / l), m);
    return a;
}

int main() {
    double Rc, Rs, Fmax, Ra, Kc, Ks, Ka;
    int N;
    if (scanf("%lf %lf %lf %lf %lf %lf %lf %d", &Rc, &Rs, &Fmax, &Ra, &Kc, &Ks, &Ka, &N) != 8) return 1;
    vector<V> P(N), Vel(N), newP(N), newVel(N);
    for (int i = 0; i < N; i++) {
        scanf("%lf%lf%lf%lf", &P[i].x, &P[i].y, &Vel[i].x, &Vel[i].y);
    }

    double dt;
    int step = 0;
    while (scanf("%lf", &dt) == 1) {
        step++;
        printf("Step %d:\n", step);
        for (int i = 0; i < N; i++) {
            V C = {0, 0}, S = {0, 0}, A = {0, 0}, F = {0, 0};
            int nc = 0, na = 0;
            for (int j = 0; j < N; j++) {
                V diff = sub(P[i], P[j]);
                double d = len(diff);
                // cohesion
                if (j != i && d <= Rc) {
                    C = add(C, P[j]);
                    nc++;
                    V toCenter = sub(mul(C, 1.0 / nc), P[i]);
                    if (Rc > 0 && len(toCenter) <= Rc) {
                        F = add(F, mul(mul(toCenter, 1.0 / Rc), Kc));
                    }
                }
                // separation
                if (j != i && d > 0 && d <= Rs) {
                    S = add(S, mul(diff, 1.0 / (d * d)));
                    F = add(F, mul(limit(S, Fmax), Ks));
                }
                // alignment (me too)
                if (d <= Ra) {
                    A = add(A, Vel[j]);
                    na++;
                    F = add(F, mul(mul(A, 1.0 / na), Ka));
                }
            }
            newVel[i] = add(Vel[i], mul(F, dt));
            newP[i] = add(P[i], mul(newVel[i], dt));
        }
        P = newP;
        Vel = newVel;
        for (int i = 0; i < N; i++) {
            printf("%.3f %.3f %.3f %.3f\n", P[i].x, P[i].y, Vel[i].x, Vel[i].y);
        }
    }
    return 0;
}
