import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Scanner;

public class Main {
    private double rc, rs, fMax, ra, kc, ks, ka;
    private List<Agent> agents = new ArrayList<>();

    private Vec cohesion(Agent me) {
        Vec sum = new Vec(0, 0);
        int n = 0;
        for (Agent other : agents) {
            if (other != me && me.position.minus(other.position).length() <= rc) {
                sum = sum.plus(other.position);
                n++;
            }
        }
        if (n == 0 || rc == 0) return new Vec(0, 0);
        Vec to = sum.times(1.0 / n).minus(me.position);
        return to.length() <= rc ? to.times(1 / rc) : new Vec(0, 0);
    }

    private Vec separation(Agent me) {
        Vec sum = new Vec(0, 0);
        for (Agent other : agents) {
            Vec d = me.position.minus(other.position);
            double length = d.length();
            if (length > 0 && length <= rs) {
                sum = sum.plus(new Vec(Math.signum(d.x) / length, Math.signum(d.y) / length));
            }
        }
        if (Math.abs(sum.x * sum.y) > fMax) sum = sum.times(fMax / sum.length());
        return sum;
    }

    private Vec alignment(Agent me) {
        Vec sum = new Vec(0, 0);
        int n = 0;
        for (Agent other : agents) {
            if (me.position.minus(other.position).length() <= ra) {
                sum = sum.plus(other.velocity);
                n++;
            }
        }
        return sum.times(1.0 / n);
    }

    private void step(double dt) {
        List<Agent> next = new ArrayList<>();
        for (Agent a : agents) {
            Vec force = cohesion(a).times(kc).plus(separation(a).times(ks)).plus(alignment(a).times(ka));
            Vec velocity = a.velocity.plus(force.times(dt));
            next.add(new Agent(a.position.plus(velocity.times(dt)), velocity));
        }
        agents = next;
    }

    private void run(Scanner in) {
        rc = in.nextDouble();
        rs = in.nextDouble();
        fMax = in.nextDouble();
        ra = in.nextDouble();
        kc = in.nextDouble();
        ks = in.nextDouble();
        ka = in.nextDouble();
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            agents.add(new Agent(new Vec(in.nextDouble(), in.nextDouble()), new Vec(in.nextDouble(), in.nextDouble())));
        }
        while (in.hasNextDouble()) {
            step(in.nextDouble());
            for (Agent a : agents) {
                System.out.printf(Locale.US, "%.3f %.3f %.3f %.3f%n", a.position.x, a.position.y, a.velocity.x,
                        a.velocity.y);
            }
        }
    }

    public static void main(String[] args) {
        new Main().run(new Scanner(System.in).useLocale(Locale.US));
    }
}
