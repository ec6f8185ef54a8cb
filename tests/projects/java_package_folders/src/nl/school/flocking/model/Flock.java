package nl.school.flocking.model;

import nl.school.flocking.input.NumberReader;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

public class Flock {
    private static class Agent {
        Vector position;
        Vector velocity;
    }

    private final double rc, rs, limit, ra, kc, ks, ka;
    private final List<Agent> agents = new ArrayList<>();

    public Flock(NumberReader in) throws IOException {
        rc = in.next();
        rs = in.next();
        limit = in.next();
        ra = in.next();
        kc = in.next();
        ks = in.next();
        ka = in.next();
        int count = (int) in.next();
        for (int i = 0; i < count; i++) {
            Agent agent = new Agent();
            agent.position = new Vector(in.next(), in.next());
            agent.velocity = new Vector(in.next(), in.next());
            agents.add(agent);
        }
    }

    private Vector cohesion(Agent me) {
        Vector sum = Vector.ZERO;
        int count = 0;
        for (Agent other : agents) {
            if (other != me && me.position.minus(other.position).length() <= rc) {
                sum = sum.plus(other.position);
                count++;
            }
        }
        if (count == 0 || rc <= 0) {
            return Vector.ZERO;
        }
        Vector wish = sum.times(1.0 / count).minus(me.position);
        return wish.length() > rc ? Vector.ZERO : wish.times(1 / rc);
    }

    private Vector separation(Agent me) {
        Vector sum = Vector.ZERO;
        for (Agent other : agents) {
            Vector away = me.position.minus(other.position);
            double d = away.length();
            if (d > 0 && d <= rs) {
                sum = sum.plus(away.times(1 / (d * d)));
            }
        }
        return sum.length() > limit ? sum.times(limit / sum.length()) : sum;
    }

    private Vector alignment(Agent me) {
        Vector sum = Vector.ZERO;
        int count = 0;
        for (Agent other : agents) {
            if (me.position.minus(other.position).length() <= ra) {
                sum = sum.plus(other.velocity);
                count++;
            }
        }
        return count == 0 ? sum : sum.times(1.0 / count);
    }

    public void step(double dt) {
        List<Vector> forces = new ArrayList<>();
        for (Agent a : agents) {
            forces.add(cohesion(a).times(kc).plus(separation(a).times(ks)).plus(alignment(a).times(ka)));
        }
        for (int i = 0; i < agents.size(); i++) {
            Agent a = agents.get(i);
            a.velocity = a.velocity.plus(forces.get(i).times(dt));
            a.position = a.position.plus(a.velocity.times(dt));
        }
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Agent a : agents) {
            text.append(String.format(Locale.ROOT, "%.3f %.3f %.3f %.3f\n",
                    a.position.x(), a.position.y(), a.velocity.x(), a.velocity.y()));
        }
        return text.toString();
    }
}
