import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Scanner;

class Main {

    static class Agent {
        final double x, y, vx, vy;

        Agent(double x, double y, double vx, double vy) {
            this.x = x;
            this.y = y;
            this.vx = vx;
            this.vy = vy;
        }

        /** squared distance, faster because no sqrt is needed */
        double distanceSq(Agent o) {
            double dx = o.x - x;
            double dy = o.y - y;
            return dx * dx + dy * dy;
        }
    }

    static double cohesionRadius;
    static double separationRadius;
    static double alignmentRadius;
    static double maxSeparationForce;
    static double kCohesion, kSeparation, kAlignment;

    static double[] cohesion(Agent me, List<Agent> agents) {
        double sumX = 0, sumY = 0;
        int count = 0;
        for (Agent other : agents) {
            if (other != me && me.distanceSq(other) <= cohesionRadius) {
                sumX += other.x;
                sumY += other.y;
                count++;
            }
        }
        if (count == 0) {
            return new double[] {0, 0};
        }
        double fx = sumX / count - me.x;
        double fy = sumY / count - me.y;
        if (Math.sqrt(fx * fx + fy * fy) > cohesionRadius) {
            return new double[] {0, 0};
        }
        return new double[] {fx / cohesionRadius, fy / cohesionRadius};
    }

    static double[] separation(Agent me, List<Agent> agents) {
        double fx = 0, fy = 0;
        for (Agent other : agents) {
            if (other == me) {
                continue;
            }
            double d2 = me.distanceSq(other);
            double d = Math.sqrt(d2);
            if (d > 0 && d <= separationRadius) {
                // unit vector times 1/d
                fx += (me.x - other.x) / d2;
                fy += (me.y - other.y) / d2;
            }
        }
        double length = Math.sqrt(fx * fx + fy * fy);
        if (length > maxSeparationForce) {
            fx = fx / length * maxSeparationForce;
            fy = fy / length * maxSeparationForce;
        }
        return new double[] {fx, fy};
    }

    static double[] alignment(Agent me, List<Agent> agents) {
        double sumX = 0, sumY = 0;
        int count = 0;
        for (Agent other : agents) {
            if (other != me && Math.sqrt(me.distanceSq(other)) <= alignmentRadius) {
                sumX += other.vx;
                sumY += other.vy;
                count++;
            }
        }
        if (count == 0) {
            return new double[] {0, 0};
        }
        return new double[] {sumX / count, sumY / count};
    }

    static Agent next(Agent a, List<Agent> agents, double dt) {
        double[] c = cohesion(a, agents);
        double[] s = separation(a, agents);
        double[] l = alignment(a, agents);
        double fx = kCohesion * c[0] + kSeparation * s[0] + kAlignment * l[0];
        double fy = kCohesion * c[1] + kSeparation * s[1] + kAlignment * l[1];
        double vx = a.vx + fx * dt;
        double vy = a.vy + fy * dt;
        return new Agent(a.x + vx * dt, a.y + vy * dt, vx, vy);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in).useLocale(Locale.US);
        cohesionRadius = in.nextDouble();
        separationRadius = in.nextDouble();
        alignmentRadius = in.nextDouble();
        maxSeparationForce = in.nextDouble();
        kCohesion = in.nextDouble();
        kSeparation = in.nextDouble();
        kAlignment = in.nextDouble();
        int n = in.nextInt();

        List<Agent> current = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            current.add(new Agent(in.nextDouble(), in.nextDouble(), in.nextDouble(), in.nextDouble()));
        }

        StringBuilder out = new StringBuilder();
        while (in.hasNextDouble()) {
            double dt = in.nextDouble();
            List<Agent> updated = new ArrayList<>();
            for (Agent a : current) {
                updated.add(next(a, current, dt));
            }
            current = updated;
            for (Agent a : current) {
                out.append(String.format(Locale.US, "%.3f %.3f %.3f %.3f%n", a.x, a.y, a.vx, a.vy));
            }
        }
        System.out.print(out);
    }
}
