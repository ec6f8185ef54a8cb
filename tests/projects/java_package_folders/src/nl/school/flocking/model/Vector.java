package nl.school.flocking.model;

public record Vector(double x, double y) {
    public static final Vector ZERO = new Vector(0, 0);

    public Vector plus(Vector o) {
        return new Vector(x + o.x, y + o.y);
    }

    public Vector minus(Vector o) {
        return new Vector(x - o.x, y - o.y);
    }

    public Vector times(double k) {
        return new Vector(x * k, y * k);
    }

    public double length() {
        return Math.sqrt(x * x + y * y);
    }
}
