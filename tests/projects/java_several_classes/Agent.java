class Agent {
    final Vec2 pos = new Vec2();
    final Vec2 vel = new Vec2();
    Vec2 force;

    void move(double dt) {
        vel.add(force, dt);
        pos.add(vel, dt);
    }
}

class Vec2 {
    double x, y;

    void add(Vec2 o, double factor) {
        x += o.x * factor;
        y += o.y * factor;
    }

    Vec2 scaled(double factor) {
        Vec2 v = new Vec2();
        v.add(this, factor);
        return v;
    }

    double length() {
        return Math.sqrt(x * x + y * y);
    }

    double distance(Vec2 o) {
        return Math.sqrt((x - o.x) * (x - o.x) + (y - o.y) * (y - o.y));
    }
}
