#include "steering.h"

namespace steering {

vec cohesion(const std::vector<vec>& positions, size_t me, double r) {
    vec sum{0, 0};
    double n = 0;
    for (size_t i = 0; i < positions.size(); ++i) {
        if (i == me || norm(positions[me] - positions[i]) > r) continue;
        sum = sum + positions[i];
        n += 1;
    }
    if (n == 0 || r <= 0) return {0, 0};
    vec e = sum * (1 / n) - positions[me];
    if (norm(e) > r) return {0, 0};
    return e * (1 / r);
}

vec separation(const std::vector<vec>& positions, size_t me, double r, double max) {
    vec sum{0, 0};
    for (vec p : positions) {
        vec away = positions[me] - p;
        double d = norm(away);
        if (d <= r && d != 0) sum = sum + away * (1 / d) * (1 / d);
    }
    double size = norm(sum);
    return size <= max ? sum : sum * (max / size);
}

vec alignment(const std::vector<vec>& positions, const std::vector<vec>& velocities, size_t me, double r) {
    vec sum{0, 0};
    double n = 0;
    for (size_t i = 0; i < positions.size(); ++i) {
        if (norm(positions[me] - positions[i]) > r) continue;
        sum = sum + velocities[i];
        n += 1;
    }
    return n > 0 ? sum * (1 / n) : sum;
}

}
