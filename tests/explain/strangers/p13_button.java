import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Scanner;

class Vec {
    double x, y;

    Vec(double x, double y) {
        this.x = x;
        this.y = y;
    }

    Vec mas(Vec o) { return new Vec(x + o.x, y + o.y); }
    Vec menos(Vec o) { return new Vec(x - o.x, y - o.y); }
    Vec por(double k) { return new Vec(x * k, y * k); }
    double largo() { return Math.sqrt(x * x + y * y); }
}

class Agente {
    Vec pos, vel;

    Agente(double x, double y, double vx, double vy) {
        pos = new Vec(x, y);
        vel = new Vec(vx, vy);
    }

    double distancia(Agente o) { return pos.menos(o.pos).largo(); }

    // Fuerza hacia el centro de masa de los vecinos
    Vec cohesion(List<Agente> todos, double radio) {
        Vec centro = new Vec(0, 0);
        int n = 0;
        for (Agente o : todos) {
            if (o != this && distancia(o) <= radio) {
                centro = centro.mas(o.pos);
                n++;
            }
        }
        if (n == 0 || radio == 0) return new Vec(0, 0);
        return centro.por(1.0 / n).menos(pos).por(1.0 / radio);
    }

    // Fuerza que aleja de los vecinos
    Vec separacion(List<Agente> todos, double radio, double maximo) {
        Vec f = new Vec(0, 0);
        for (Agente o : todos) {
            double d = distancia(o);
            if (o != this && d > 0 && d <= radio) {
                f = f.mas(pos.menos(o.pos).por(1.0 / (d * d)));
            }
        }
        if (f.largo() > maximo) f = f.por(maximo / f.largo());
        return f;
    }

    // Velocidad media (incluye al propio agente)
    Vec alineacion(List<Agente> todos, double radio) {
        Vec suma = new Vec(0, 0);
        int n = 0;
        for (Agente o : todos) {
            if (o == this || distancia(o) <= radio) {
                suma = suma.mas(o.vel);
                n++;
            }
        }
        return suma.por(1.0 / n);
    }

    void mover(double dt) { pos = pos.mas(vel.por(dt)); }

    void imprimir() {
        System.out.println(String.format(Locale.US, "%.3f %.3f %.3f %.3f", pos.x, pos.y, vel.x, vel.y));
    }
}

class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        in.useLocale(Locale.US);

        // radios y constantes
        double rc = in.nextDouble();
        double rs = in.nextDouble();
        double ra = in.nextDouble();
        double fmax = in.nextDouble();
        double kc = in.nextDouble();
        double ks = in.nextDouble();
        double ka = in.nextDouble();
        int n = in.nextInt();

        List<Agente> bandada = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            bandada.add(new Agente(in.nextDouble(), in.nextDouble(), in.nextDouble(), in.nextDouble()));
        }

        // estado inicial
        for (Agente a : bandada) a.imprimir();

        while (in.hasNextDouble()) {
            double dt = in.nextDouble();
            // primero todas las velocidades, despues todas las posiciones
            for (Agente a : bandada) {
                Vec f = a.cohesion(bandada, rc).por(kc)
                        .mas(a.separacion(bandada, rs, fmax).por(ks))
                        .mas(a.alineacion(bandada, ra).por(ka));
                a.vel = a.vel.mas(f.por(dt));
            }
            for (Agente a : bandada) a.mover(dt);
            for (Agente a : bandada) a.imprimir();
        }
    }
}
