#ifndef ASSIGNMENT_2_FLOCK_H
#define ASSIGNMENT_2_FLOCK_H

#include <istream>
#include <ostream>
#include <tuple>
#include <vector>

class Flock {
public:
    friend std::istream &operator>>(std::istream &is, Flock &flock);
    friend std::ostream &operator<<(std::ostream &os, const Flock &flock);
    void move(double dt);

private:
    using Pair = std::tuple<double, double>;
    double rc{}, rs{}, fmax{}, ra{}, kc{}, ks{}, ka{};
    std::vector<Pair> pos, vel;

    [[nodiscard]] double distance(size_t a, size_t b) const;
    [[nodiscard]] Pair acceleration(size_t a) const;
};

#endif //ASSIGNMENT_2_FLOCK_H
