#include <bits/stdc++.h>
using namespace std;

struct P { double x, y, u, v; };
vector<P> a;
vector<vector<int>> adj;
double rc, rs, fm, ra, kc, ks, ka;

// everybody who is connected with i belongs to the same group
void collect(int i, set<int>& group, double& sx, double& sy) {
    sx += a[i].x;
    sy += a[i].y;
    for (int j : adj[i]) {
        double tx = 0, ty = 0;
        collect(j, group, tx, ty); // <- here
        group.insert(j);
        sx += tx;
        sy += ty;
    }
}

int main() {
    ios_base::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> rc >> rs >> fm >> ra >> kc >> ks >> ka >> n;
    a.resize(n);
    for (auto& p : a) cin >> p.x >> p.y >> p.u >> p.v;
    double t;
    while (cin >> t) {
        adj.assign(n, {});
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                if (i != j && hypot(a[i].x - a[j].x, a[i].y - a[j].y) <= rc) adj[i].push_back(j);
        auto b = a;
        for (int i = 0; i < n; i++) {
            set<int> group;
            double sx = 0, sy = 0;
            collect(i, group, sx, sy);
            if (!group.empty()) {
                b[i].u += kc * (sx / group.size() - a[i].x) / rc * t;
                b[i].v += kc * (sy / group.size() - a[i].y) / rc * t;
            }
            b[i].x += b[i].u * t;
            b[i].y += b[i].v * t;
        }
        a = b;
        for (auto& p : a) printf("%.3f %.3f %.3f %.3f\n", p.x, p.y, p.u, p.v);
    }
}
