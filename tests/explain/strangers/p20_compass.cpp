// Practica: comportamiento de bandada
// Estructura: Agente + jerarquia de comportamientos (patron Strategy)
#include <cmath>
#include <iomanip>
#include <iostream>
#include <memory>
#include <vector>

class Vec2 {
public:
    double x, y;
    Vec2(double x_ = 0.0, double y_ = 0.0) : x(x_), y(y_) {}
    Vec2 operator+(const Vec2& o) const { return Vec2(x + o.x, y + o.y); }
    Vec2 operator-(const Vec2& o) const { return Vec2(x - o.x, y - o.y); }
    Vec2 operator*(double s) const { return Vec2(x * s, y * s); }
    Vec2 operator/(double s) const { return Vec2(x / s, y / s); }
    Vec2& operator+=(const Vec2& o) { x += o.x; y += o.y; return *this; }
    double modulo() const { return std::sqrt(x * x + y * y); }
    Vec2 unitario() const { double m = modulo(); return m > 0.0 ? *this / m : Vec2(); }
};

class Agente {
public:
    Vec2 pos, vel, acel;

    void aplicarFuerza(const Vec2& f) { acel += f; }   // masa = 1

    void actualizar(double dt) {
        vel += acel * dt;
        pos += vel * dt;
    }
};

using Bandada = std::vector<Agente>;

class Comportamiento {
protected:
    double radio, k;
public:
    Comportamiento(double r, double peso) : radio(r), k(peso) {}
    virtual ~Comportamiento() = default;
    virtual Vec2 fuerza(const Bandada& b, std::size_t yo) const = 0;   // devuelve la fuerza ya ponderada
};

class Cohesion : public Comportamiento {
public:
    using Comportamiento::Comportamiento;
    Vec2 fuerza(const Bandada& b, std::size_t yo) const override {
        Vec2 centro;
        int n = 0;
        for (std::size_t i = 0; i < b.size(); ++i) {
            if (i == yo) continue;
            if ((b[i].pos - b[yo].pos).modulo() <= radio) {
                centro += b[i].pos;
                ++n;
            }
        }
        if (n == 0) return Vec2();
        Vec2 hacia = centro / n - b[yo].pos;
        if (hacia.modulo() > radio) return Vec2();
        // el modulo maximo de Fc es 1 (ver "Tip"), por eso unitario
        return hacia.unitario() * k;
    }
};

class Separacion : public Comportamiento {
    double fMax;
public:
    Separacion(double r, double peso, double maximo) : Comportamiento(r, peso), fMax(maximo) {}
    Vec2 fuerza(const Bandada& b, std::size_t yo) const override {
        Vec2 suma;
        for (std::size_t i = 0; i < b.size(); ++i) {
            if (i == yo) continue;
            Vec2 lejos = b[yo].pos - b[i].pos;
            double d = lejos.modulo();
            if (d > 0.0 && d <= radio) suma += lejos.unitario() / d;
        }
        Vec2 f = suma * k;
        // limitar la fuerza
        if (f.modulo() > fMax) f = f.unitario() * fMax;
        return f;
    }
};

class Alineacion : public Comportamiento {
public:
    using Comportamiento::Comportamiento;
    Vec2 fuerza(const Bandada& b, std::size_t yo) const override {
        Vec2 suma;
        int n = 0;
        for (const Agente& otro : b) {      // incluye al propio agente
            if ((otro.pos - b[yo].pos).modulo() <= radio) {
                suma += otro.vel;
                ++n;
            }
        }
        return n > 0 ? suma / n * k : Vec2();
    }
};

class Simulacion {
    Bandada actual;
    std::vector<std::unique_ptr<Comportamiento>> reglas;
public:
    bool leer(std::istream& in) {
        double rc, rs, fmax, ra, kc, ks, ka;
        int n;
        if (!(in >> rc >> rs >> fmax >> ra >> kc >> ks >> ka >> n)) return false;
        reglas.push_back(std::make_unique<Cohesion>(rc, kc));
        reglas.push_back(std::make_unique<Separacion>(rs, ks, fmax));
        reglas.push_back(std::make_unique<Alineacion>(ra, ka));
        for (int i = 0; i < n; ++i) {
            Agente a;
            in >> a.pos.x >> a.pos.y >> a.vel.x >> a.vel.y;
            actual.push_back(a);
        }
        return true;
    }

    void paso(double dt) {
        Bandada siguiente = actual;               // doble buffer
        for (std::size_t i = 0; i < actual.size(); ++i) {
            for (const auto& r : reglas) siguiente[i].aplicarFuerza(r->fuerza(actual, i));
            siguiente[i].actualizar(dt);
        }
        actual = std::move(siguiente);
    }

    void imprimir(std::ostream& out) const {
        out << std::fixed << std::setprecision(3);
        for (const Agente& a : actual)
            out << a.pos.x << " " << a.pos.y << " " << a.vel.x << " " << a.vel.y << "\n";
    }
};

int main() {
    Simulacion sim;
    if (!sim.leer(std::cin)) return 0;
    double dt;
    while (std::cin >> dt) {
        sim.paso(dt);
        sim.imprimir(std::cout);
    }
    return 0;
}
