#include <boids/flock.h>
#include <iomanip>
#include <istream>
#include <ostream>

namespace boids {

void Flock::read(std::istream& in) {
    std::size_t count = 0;
    in >> cohesionRadius >> separationRadius >> maxSeparation >> alignmentRadius;
    in >> cohesionWeight >> separationWeight >> alignmentWeight >> count;
    for (std::size_t i = 0; i < count; ++i) {
        double x, y, vx, vy;
        in >> x >> y >> vx >> vy;
        boids.push_back({Vec(x, y), Vec(vx, vy)});
    }
}

Vec Flock::cohesion(std::size_t self) const {
    Vec sum;
    int found = 0;
    for (std::size_t i = 0; i < boids.size(); ++i) {
        if (i == self) continue;
        if ((boids[self].position - boids[i].position).length() <= cohesionRadius) {
            sum += boids[i].position;
            ++found;
        }
    }
    if (found == 0 || cohesionRadius <= 0) return Vec();
    Vec toCenter = sum / found - boids[self].position;
    if (toCenter.length() > cohesionRadius) return Vec();
    return toCenter / cohesionRadius;
}

Vec Flock::separation(std::size_t self) const {
    Vec push;
    for (const Boid& other : boids) {
        Vec away = boids[self].position - other.position;
        double d = away.length();
        if (d > 0 && d <= separationRadius) push += (away / d) / d;
    }
    double size = push.length();
    return size > maxSeparation ? push / size * maxSeparation : push;
}

Vec Flock::alignment(std::size_t self) const {
    Vec sum;
    int found = 0;
    for (const Boid& other : boids) {
        if ((boids[self].position - other.position).length() <= alignmentRadius) {
            sum += other.velocity;
            ++found;
        }
    }
    return found ? sum / found : Vec();
}

void Flock::advance(double dt) {
    std::vector<Boid> moved = boids;
    for (std::size_t i = 0; i < boids.size(); ++i) {
        Vec force = cohesion(i) * cohesionWeight + separation(i) * separationWeight;
        force += alignment(i) * alignmentWeight;
        moved[i].velocity += force * dt;
        moved[i].position += moved[i].velocity * dt;
    }
    boids.swap(moved);
}

void Flock::print(std::ostream& out) const {
    out << std::fixed << std::setprecision(3);
    for (const Boid& b : boids)
        out << b.position.x() << ' ' << b.position.y() << ' ' << b.velocity.x() << ' ' << b.velocity.y() << '\n';
}

}
