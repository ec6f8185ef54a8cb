import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Scanner;

// Flocking
class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in).useLocale(Locale.US);
        Cohesion cohesion = new Cohesion();
        Separation separation = new Separation();
        Alignment alignment = new Alignment();
        cohesion.radius = in.nextDouble();
        separation.radius = in.nextDouble();
        separation.maxForce = in.nextDouble();
        alignment.radius = in.nextDouble();
        cohesion.k = in.nextDouble();
        separation.k = in.nextDouble();
        alignment.k = in.nextDouble();
        int n = in.nextInt();

        List<Boid> boids = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Vector2 p = new Vector2(in.nextDouble(), in.nextDouble());
            Vector2 v = new Vector2(in.nextDouble(), in.nextDouble());
            boids.add(new Boid(p, v));
        }

        while (in.hasNextDouble()) {
            double dt = in.nextDouble();
            List<Boid> next = new ArrayList<>();
            for (int i = 0; i < n; i++) {
                Vector2 force = new Vector2(0, 0);
                for (int j = 0; j < n; j++) {
                    if (i == j) continue;
                    Boid a = boids.get(i), b = boids.get(j);
                    if (cohesion.isNear(a, b))
                        force = force.plus(cohesion.computeForce(boids, i).times(cohesion.k));
                    if (separation.isNear(a, b))
                        force = force.plus(separation.computeForce(boids, i).times(separation.k));
                    if (alignment.isNear(a, b))
                        force = force.plus(alignment.computeForce(boids, i).times(alignment.k));
                }
                force = force.times(1.0 / n); // otherwise it is added up n times
                Vector2 v = boids.get(i).velocity.plus(force.times(dt));
                Vector2 p = boids.get(i).position.plus(v.times(dt));
                next.add(new Boid(p, v));
            }
            boids = next;
            for (Boid b : boids) {
                System.out.printf(Locale.US, "%.3f %.3f %.3f %.3f%n",
                        b.position.x, b.position.y, b.velocity.x, b.velocity.y);
            }
        }
    }
}

class Vector2 {
    final double x, y;

    Vector2(double x, double y) { this.x = x; this.y = y; }
    Vector2 plus(Vector2 o) { return new Vector2(x + o.x, y + o.y); }
    Vector2 minus(Vector2 o) { return new Vector2(x - o.x, y - o.y); }
    Vector2 times(double k) { return new Vector2(x * k, y * k); }
    double length() { return Math.sqrt(x * x + y * y); }
    Vector2 normalized() {
        double l = length();
        return l == 0 ? this : times(1 / l);
    }
    Vector2 withLength(double l) { return normalized().times(l); }
}

class Boid {
    Vector2 position, velocity;
    Boid(Vector2 p, Vector2 v) { position = p; velocity = v; }
}

abstract class Behaviour {
    double radius, k;
    abstract Vector2 computeForce(List<Boid> boids, int index);

    boolean isNear(Boid a, Boid b) {
        return a.position.minus(b.position).length() < radius;
    }
}

class Cohesion extends Behaviour {
    Vector2 computeForce(List<Boid> boids, int index) {
        Boid me = boids.get(index);
        Vector2 sum = new Vector2(0, 0);
        int count = 0;
        for (Boid other : boids) {
            if (other == me || !isNear(me, other)) continue;
            sum = sum.plus(other.position);
            count++;
        }
        if (count == 0) return new Vector2(0, 0);
        Vector2 force = sum.times(1.0 / count).minus(me.position);
        return force.length() > radius ? new Vector2(0, 0) : force.times(1 / radius);
    }
}

class Separation extends Behaviour {
    double maxForce;

    Vector2 computeForce(List<Boid> boids, int index) {
        Boid me = boids.get(index);
        Vector2 force = new Vector2(0, 0);
        for (Boid other : boids) {
            if (other == me || !isNear(me, other)) continue;
            Vector2 away = me.position.minus(other.position);
            if (away.length() > 0)
                force = force.plus(away.normalized().times(1 / away.length()));
        }
        return force.withLength(maxForce);
    }
}

class Alignment extends Behaviour {
    Vector2 computeForce(List<Boid> boids, int index) {
        Boid me = boids.get(index);
        Vector2 sum = me.velocity;
        int count = 1;
        for (Boid other : boids) {
            if (other == me || !isNear(me, other)) continue;
            sum = sum.plus(other.velocity);
            count++;
        }
        return sum.times(1.0 / count);
    }
}
