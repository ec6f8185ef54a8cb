import java.util.ArrayList;
import java.util.Locale;
import java.util.Scanner;

class Agent {
    double x, y, vx, vy;

    Agent(double x, double y, double vx, double vy) {
        this.x = x;
        this.y = y;
        this.vx = vx;
        this.vy = vy;
    }

    double distanceTo(Agent other) {
        return Math.sqrt(Math.pow(other.x - x, 2) + Math.pow(other.y - y, 2));
    }
}

class Main {
    static double cohesionRadius, separationRadius, maxSeparation, alignmentRadius;
    static double kc, ks, ka;

    static double[] cohesion(ArrayList<Agent> agents, Agent me) {
        double[] force = new double[2];
        double sumX = 0, sumY = 0;
        int count = 0;
        for (Agent other : agents) {
            if (other == me) continue;
            if (me.distanceTo(other) <= cohesionRadius) {
                sumX += other.x;
                sumY += other.y;
                count++;
            }
        }
        if (count > 0) {
            double dx = sumX / count - me.x;
            double dy = sumY / count - me.y;
            if (Math.sqrt(dx * dx + dy * dy) <= cohesionRadius) {
                force[0] = dx / cohesionRadius;
                force[1] = dy / cohesionRadius;
            }
        }
        return force;
    }

    static double[] separation(ArrayList<Agent> agents, Agent me) {
        double[] force = new double[2];
        for (Agent other : agents) {
            double d = me.distanceTo(other);
            if (other != me && d > 0 && d < separationRadius) {
                force[0] += (me.x - other.x) / (d * d);
                force[1] += (me.y - other.y) / (d * d);
            }
        }
        double length = Math.sqrt(force[0] * force[0] + force[1] * force[1]);
        if (length > maxSeparation) {
            force[0] = force[0] / length * maxSeparation;
            force[1] = force[1] / length * maxSeparation;
        }
        return force;
    }

    static double[] alignment(ArrayList<Agent> agents, Agent me) {
        double[] force = new double[2];
        int count = 0;
        for (Agent other : agents) {
            if (other == me) continue;
            if (me.distanceTo(other) <= alignmentRadius) {
                force[0] += other.vx;
                force[1] += other.vy;
                count++;
            }
        }
        if (count > 0) {
            force[0] /= count;
            force[1] /= count;
        }
        return force;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        sc.useLocale(Locale.US);
        cohesionRadius = sc.nextDouble();
        separationRadius = sc.nextDouble();
        maxSeparation = sc.nextDouble();
        alignmentRadius = sc.nextDouble();
        kc = sc.nextDouble();
        ks = sc.nextDouble();
        ka = sc.nextDouble();
        int n = sc.nextInt();
        ArrayList<Agent> agents = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            agents.add(new Agent(sc.nextDouble(), sc.nextDouble(), sc.nextDouble(), sc.nextDouble()));
        }

        while (true) {
            double dt = sc.nextDouble();
            ArrayList<Agent> newAgents = new ArrayList<>();
            for (Agent a : agents) {
                double[] fc = cohesion(agents, a);
                double[] fs = separation(agents, a);
                double[] fa = alignment(agents, a);
                double vx = a.vx + (kc * fc[0] + ks * fs[0] + ka * fa[0]) * dt;
                double vy = a.vy + (kc * fc[1] + ks * fs[1] + ka * fa[1]) * dt;
                newAgents.add(new Agent(a.x + vx * dt, a.y + vy * dt, vx, vy));
            }
            agents = newAgents;
            for (Agent a : agents) {
                System.out.println(String.format(Locale.US, "%.3f %.3f %.3f %.3f", a.x, a.y, a.vx, a.vy));
            }
        }
    }
}
