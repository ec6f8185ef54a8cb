import java.util.List;

interface Behaviour {
    Vec2 steer(Agent me, List<Agent> all);
}

class Cohesion implements Behaviour {
    private final double radius;

    Cohesion(double radius) {
        this.radius = radius;
    }

    public Vec2 steer(Agent me, List<Agent> all) {
        Vec2 center = new Vec2();
        int n = 0;
        for (Agent other : all) {
            if (other == me || me.pos.distance(other.pos) > radius) continue;
            center.add(other.pos, 1);
            n++;
        }
        Vec2 result = new Vec2();
        if (n == 0 || radius <= 0) return result;
        result.add(center, 1.0 / n);
        result.add(me.pos, -1);
        return result.length() > radius ? new Vec2() : result.scaled(1 / radius);
    }
}

class Separation implements Behaviour {
    private final double radius;
    private final double max;

    Separation(double radius, double max) {
        this.radius = radius;
        this.max = max;
    }

    public Vec2 steer(Agent me, List<Agent> all) {
        Vec2 result = new Vec2();
        for (Agent other : all) {
            double d = me.pos.distance(other.pos);
            if (d == 0 || d > radius) continue;
            result.add(me.pos, 1 / (d * d));
            result.add(other.pos, -1 / (d * d));
        }
        return result.length() > max ? result.scaled(max / result.length()) : result;
    }
}

class Alignment implements Behaviour {
    private final double radius;

    Alignment(double radius) {
        this.radius = radius;
    }

    public Vec2 steer(Agent me, List<Agent> all) {
        Vec2 result = new Vec2();
        int n = 0;
        for (Agent other : all) {
            if (me.pos.distance(other.pos) > radius) continue;
            result.add(other.vel, 1);
            n++;
        }
        return n == 0 ? result : result.scaled(1.0 / n);
    }
}
