#include <cmath>
#include <functional>
#include <iomanip>
#include <iostream>
#include <map>
#include <numeric>
#include <string>
#include <vector>

struct Agent {
    double x, y, vx, vy;
};

using Force = std::pair<double, double>;
using World = std::map<int, Agent>;

int main() {
    std::map<std::string, double> p;
    for (const char* name : {"rc", "rs", "fsmax", "ra", "kc", "ks", "ka"}) std::cin >> p[name];
    int n = 0;
    std::cin >> n;
    World world;
    for (int id = 0; id < n; ++id) {
        Agent a;
        std::cin >> a.x >> a.y >> a.vx >> a.vy;
        world[id] = a;
    }

    auto dist = [](const Agent& a, const Agent& b) { return std::hypot(a.x - b.x, a.y - b.y); };

    // ids of everybody (also me) closer than r
    auto neighbours = [&](const World& w, int me, double r) {
        std::vector<int> ids;
        for (const auto& [id, agent] : w)
            if (dist(agent, w.at(me)) <= r) ids.push_back(id);
        return ids;
    };

    std::map<std::string, std::function<Force(const World&, int)>> behaviours;

    behaviours["kc"] = [&](const World& w, int me) -> Force {
        auto ids = neighbours(w, me, p["rc"]);
        std::erase(ids, me);
        if (ids.empty() || p["rc"] == 0) return {0, 0};
        double cx = std::accumulate(ids.begin(), ids.end(), 0.0, [&](double s, int id) { return s + w.at(id).x; });
        double cy = std::accumulate(ids.begin(), ids.end(), 0.0, [&](double s, int id) { return s + w.at(id).y; });
        double ex = cx / ids.size() - w.at(me).x;
        double ey = cy / ids.size() - w.at(me).y;
        if (std::hypot(ex, ey) > p["rc"]) return {0, 0};
        return {ex / p["rc"], ey / p["rc"]};
    };

    behaviours["ks"] = [&](const World& w, int me) -> Force {
        auto ids = neighbours(w, me, p["rs"]);
        std::erase(ids, me);
        Force f{0, 0};
        for (int id : ids) {
            double dx = w.at(me).x - w.at(id).x;
            double dy = w.at(me).y - w.at(id).y;
            double d = std::hypot(dx, dy);
            if (d == 0) continue;
            // inverse square law
            f.first += dx / d / (d * d);
            f.second += dy / d / (d * d);
        }
        double len = std::hypot(f.first, f.second);
        if (len > p["fsmax"]) {
            f.first *= p["fsmax"] / len;
            f.second *= p["fsmax"] / len;
        }
        return f;
    };

    behaviours["ka"] = [&](const World& w, int me) -> Force {
        auto ids = neighbours(w, me, p["rc"]);
        if (ids.empty()) return {0, 0};
        Force f{0, 0};
        for (int id : ids) {
            f.first += w.at(id).vx;
            f.second += w.at(id).vy;
        }
        return {f.first / ids.size(), f.second / ids.size()};
    };

    std::cout << std::fixed << std::setprecision(3);
    double dt;
    while (std::cin >> dt) {
        World next;
        for (const auto& [id, agent] : world) {
            Agent a = agent;
            for (auto& [weight, behaviour] : behaviours) {
                auto [fx, fy] = behaviour(world, id);
                a.vx += p[weight] * fx * dt;
                a.vy += p[weight] * fy * dt;
            }
            a.x += a.vx * dt;
            a.y += a.vy * dt;
            next[id] = a;
        }
        world = next;
        for (const auto& [id, a] : world)
            std::cout << a.x << ' ' << a.y << ' ' << a.vx << ' ' << a.vy << '\n';
    }
}
