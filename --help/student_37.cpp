#include <iostream>
#include <cstdio>
#include <cmath>
#include <vector>
using namespace std;

// Mateusz W., gr. 2
int main()
{
    double rc, rs, fmax, ra, kc, ks, ka;
    int N;
    cin >> rc >> rs >> fmax >> ra >> kc >> ks >> ka >> N;

    vector<double> x(N), y(N), vx(N), vy(N);
    vector<double> nx(N), ny(N); // nowe pozycje

    for (int i = 0; i < N; i++)
        cin >> x[i] >> y[i] >> vx[i] >> vy[i];

    double dt;
    while (cin >> dt)
    {
        for (int i = 0; i < N; i++)
        {
            double cx = 0, cy = 0;  int cn = 0;
            double sx = 0, sy = 0;
            double ax = 0, ay = 0;  int an = 0;

            for (int j = 0; j < N; j++)
            {
                double dx = x[i] - x[j];
                double dy = y[i] - y[j];
                double d = sqrt(dx*dx + dy*dy);

                if (j != i && d <= rc) { cx += x[j]; cy += y[j]; cn++; }
                if (d > 0 && d <= rs)  { sx += dx/d/d; sy += dy/d/d; }
                if (d <= ra)           { ax += vx[j]; ay += vy[j]; an++; }
            }

            // kohezja
            double fcx = 0, fcy = 0;
            if (cn > 0)
            {
                double ex = cx/cn - x[i];
                double ey = cy/cn - y[i];
                if (sqrt(ex*ex + ey*ey) <= rc)
                {
                    fcx = ex/rc;
                    fcy = ey/rc;
                }
            }
            // separacja
            double s = sqrt(sx*sx + sy*sy);
            if (s > fmax)
            {
                sx = sx/s*fmax;
                sy = sy/s*fmax;
            }
            // wyrownanie
            if (an > 0) { ax /= an; ay /= an; }

            double fx = kc*fcx + ks*sx + ka*ax;
            double fy = kc*fcy + ks*sy + ka*ay;

            vx[i] += fx*dt;
            vy[i] += fy*dt;
            nx[i] = x[i] + vx[i]*dt;
            ny[i] = y[i] + vy[i]*dt;
        }

        x = nx;
        y = ny;
        for (int i = 0; i < N; i++)
            printf("%.3lf %.3lf %.3lf %.3lf\n", x[i], y[i], vx[i], vy[i]);
    }
    return 0;
}

// ---------------------------------------------------------------- debugging
#include <chrono>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace debugging {

enum class Level { Info, Warning, Fatal };

class Log {
public:
    explicit Log(const std::string& file) : out_(file) {}
    template <typename... Words>
    void write(Level level, const Words&... words) {
        std::ostringstream line;
        line << name(level) << " ";
        ((line << words << ' '), ...);
        out_ << line.str() << "\n";
        counts_[level]++;
    }
    int count(Level level) const {
        auto found = counts_.find(level);
        return found == counts_.end() ? 0 : found->second;
    }

private:
    static const char* name(Level level) {
        switch (level) {
            case Level::Info: return "[info]";
            case Level::Warning: return "[warning]";
            default: return "[FATAL]";
        }
    }
    std::ofstream out_;
    std::map<Level, int> counts_;
};

class Stopwatch {
public:
    Stopwatch() : start_(std::chrono::steady_clock::now()) {}
    double seconds() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
    }

private:
    std::chrono::steady_clock::time_point start_;
};

inline std::vector<std::string> split_words(const std::string& text, char between) {
    std::vector<std::string> words;
    std::stringstream in(text);
    std::string word;
    while (std::getline(in, word, between))
        if (!word.empty()) words.push_back(word);
    return words;
}

inline void dump(const std::string& file, const std::vector<std::vector<double>>& rows) {
    Log log(file + ".log");
    Stopwatch watch;
    std::ofstream out(file);
    for (const auto& row : rows) {
        for (double value : row) out << value << ";";
        out << "\n";
        if (row.size() != 4) log.write(Level::Warning, "a row of", row.size());
    }
    log.write(Level::Info, rows.size(), "rows in", watch.seconds(), "s");
}

}  // namespace debugging
