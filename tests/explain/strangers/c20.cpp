#include <iostream>
#include <vector>
#include <cmath>
#include <iomanip>
using namespace std;

typedef pair<double, double> vec;

vec add(vec a, vec b) { return vec(a.first + b.first, a.second + b.second); }
vec sub(vec a, vec b) { return vec(a.first - b.first, a.second - b.second); }
vec mul(vec a, double k) { return vec(a.first * k, a.second * k); }
double len(vec a) { return sqrt(pow(a.first, 2) + pow(a.second, 2)); }
vec hat(vec a) { return mul(a, 1.0 / len(a)); }

struct agent {
  vec P, V;
};

double r_c, r_s, F_Smax, r_a, K_c, K_s, K_a;
int N;

vec F_c(const vector<agent>& ag, int a) {
  if (N < 2) return vec(0, 0);
  vec P_CM(0, 0);
  for (int i = 0; i < N; i++)
    if (i != a) P_CM = add(P_CM, ag[i].P);
  P_CM = mul(P_CM, 1.0 / (N - 1));
  vec d = sub(P_CM, ag[a].P);
  if (len(d) <= r_c && r_c > 0) return mul(d, 1.0 / r_c);
  else return vec(0, 0);
}

vec F_s(const vector<agent>& ag, int a) {
  vec F(0, 0);
  for (int i = 0; i < N; i++) {
    vec d = sub(ag[a].P, ag[i].P);
    if (0 < len(d) && len(d) <= r_s) F = add(F, mul(hat(d), 1.0 / len(d)));
  }
  if (len(F) <= F_Smax) return F;
  else return mul(hat(F), F_Smax);
}

vec F_a(const vector<agent>& ag, int a) {
  vec V_avg(0, 0);
  int n = 0;
  for (int i = 0; i < N; i++) {
    vec d = sub(ag[i].P, ag[a].P);
    if (len(d) <= r_c) {
      V_avg = add(V_avg, ag[i].V);
      n++;
    }
  }
  return mul(V_avg, 1.0 / n);
}

int main() {
  cin >> r_c >> r_s >> F_Smax >> r_a >> K_c >> K_s >> K_a >> N;
  vector<agent> cur(N), next(N);
  for (int i = 0; i < N; i++) cin >> cur[i].P.first >> cur[i].P.second >> cur[i].V.first >> cur[i].V.second;

  double dt;
  while (cin >> dt) {
    for (int a = 0; a < N; a++) {
      vec F = add(add(mul(F_c(cur, a), K_c), mul(F_s(cur, a), K_s)), mul(F_a(cur, a), K_a));
      // full equations of motion, m = 1
      next[a].V = add(cur[a].V, mul(F, dt));
      next[a].P = add(add(cur[a].P, mul(cur[a].V, dt)), mul(F, dt * dt / 2));
    }
    cur = next;
    for (int a = 0; a < N; a++)
      cout << fixed << setprecision(3) << cur[a].P.first << " " << cur[a].P.second << " " << cur[a].V.first << " "
           << cur[a].V.second << "\n";
  }
  return 0;
}
