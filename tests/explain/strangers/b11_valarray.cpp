// no structs, no loops over neighbours: columns and masks, like in Matlab
#include <cstdio>
#include <iostream>
#include <iterator>
#include <valarray>
#include <vector>

using Col = std::valarray<double>;
using Mask = std::valarray<bool>;

static Col as01(const Mask& m) {
    Col c(0.0, m.size());
    c[m] = 1.0;
    return c;
}

int main() {
    const std::vector<double> in{std::istream_iterator<double>(std::cin), {}};
    if (in.size() < 8) return 0;
    const double rc = in[0], rs = in[1], fmax = in[2], ra = in[3], kc = in[4], ks = in[5], ka = in[6];
    const std::size_t n = static_cast<std::size_t>(in[7]);
    if (n == 0 || in.size() < 8 + 4 * n) return 0;

    // column k of the table = slice with stride 4
    const Col table(&in[8], 4 * n);
    Col X = table[std::slice(0, n, 4)], Y = table[std::slice(1, n, 4)];
    Col U = table[std::slice(2, n, 4)], W = table[std::slice(3, n, 4)];

    for (std::size_t t = 8 + 4 * n; t < in.size(); ++t) {
        const double dt = in[t];
        Col FX(0.0, n), FY(0.0, n);
        for (std::size_t a = 0; a < n; ++a) {
            const Col DX = X - X[a], DY = Y - Y[a];
            const Col D = std::sqrt(Col(DX * DX + DY * DY));
            Mask notMe(true, n);
            notMe[a] = false;

            // the mean of the differences is the difference of the mean
            const Col c = as01(Mask(D <= rc) && notMe);
            if (const double m = c.sum(); m > 0 && rc > 0) {
                FX[a] += kc * (c * DX).sum() / m / rc;
                FY[a] += kc * (c * DY).sum() / m / rc;
            }

            const Mask close = Mask(D <= rs) && Mask(D > 0.0);
            Col inv(0.0, n);
            if (close.max()) inv[close] = 1.0 / Col(D[close]);
            double sx = -(DX * inv * inv).sum(), sy = -(DY * inv * inv).sum();
            if (const double s = std::hypot(sx, sy); s > fmax) {
                sx = sx / s * fmax;
                sy = sy / s * fmax;
            }
            FX[a] += ks * sx;
            FY[a] += ks * sy;

            const Col al = as01(Mask(D <= ra) || !notMe);
            FX[a] += ka * (al * U).sum() / al.sum();
            FY[a] += ka * (al * W).sum() / al.sum();
        }
        U += FX * dt;
        W += FY * dt;
        X += U * dt;
        Y += W * dt;
        for (std::size_t a = 0; a < n; ++a) std::printf("%.3f %.3f %.3f %.3f\n", X[a], Y[a], U[a], W[a]);
    }
}
