#include "physics.hpp"
#include <cmath>

static double norm(const vec& v)
{
    return sqrt(v.first * v.first + v.second * v.second);
}

vec Physics::acceleration(unsigned a) const
{
    vec C(0, 0), S(0, 0), A(0, 0);
    double nC = 0, nA = 0;
    for (unsigned i = 0; i < P.size(); ++i)
    {
        vec diff(P[a].first - P[i].first, P[a].second - P[i].second);
        double d = norm(diff);
        bool other = i != a;
        if (other && d <= r_c) { C.first += P[i].first; C.second += P[i].second; ++nC; }
        if (other && d <= r_s && d > 0) { S.first += diff.first / d / d; S.second += diff.second / d / d; }
        if (d <= r_a) { A.first += V[i].first; A.second += V[i].second; ++nA; }
    }
    if (nC > 0 && r_c > 0)
    {
        C = vec(C.first / nC - P[a].first, C.second / nC - P[a].second);
        if (norm(C) > r_c) C = vec(0, 0);
        C = vec(C.first / r_c, C.second / r_c);
    }
    const double sLength = norm(S);
    if (sLength > F_Smax) S = vec(S.first / sLength * F_Smax, S.second / sLength * F_Smax);
    if (nA > 0) A = vec(A.first / nA, A.second / nA);
    return vec(K_c * C.first + K_s * S.first + K_a * A.first,
               K_c * C.second + K_s * S.second + K_a * A.second);
}

void Physics::integrate(double dt)
{
    std::vector<vec> acc;
    for (unsigned a = 0; a < P.size(); ++a) acc.push_back(acceleration(a));
    for (unsigned a = 0; a < P.size(); ++a)
    {
        V[a].first += acc[a].first * dt;
        V[a].second += acc[a].second * dt;
        P[a].first += V[a].first * dt;
        P[a].second += V[a].second * dt;
    }
}
