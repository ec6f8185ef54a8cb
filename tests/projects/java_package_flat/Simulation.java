package assignment1;

import java.util.Locale;
import java.util.Scanner;

public class Simulation {
    private final Bird[] birds;
    private final double[] k = new double[7];

    Simulation(Scanner scanner) {
        for (int i = 0; i < 7; i++) {
            k[i] = Double.parseDouble(scanner.next());
        }
        birds = new Bird[scanner.nextInt()];
        for (int i = 0; i < birds.length; i++) {
            birds[i] = new Bird();
            birds[i].x = Double.parseDouble(scanner.next());
            birds[i].y = Double.parseDouble(scanner.next());
            birds[i].vx = Double.parseDouble(scanner.next());
            birds[i].vy = Double.parseDouble(scanner.next());
        }
    }

    void step(double dt) {
        for (Bird b : birds) b.computeForce(birds, k);
        for (Bird b : birds) b.move(dt);
    }

    void print() {
        for (Bird b : birds) System.out.println(b);
    }

    public static void main(String[] args) {
        Locale.setDefault(Locale.US);
        Scanner scanner = new Scanner(System.in);
        Simulation simulation = new Simulation(scanner);
        while (scanner.hasNext()) {
            simulation.step(Double.parseDouble(scanner.next()));
            simulation.print();
        }
    }
}
