package nl.school.flocking;

import nl.school.flocking.input.NumberReader;
import nl.school.flocking.model.Flock;

import java.io.IOException;

public class Main {
    public static void main(String[] args) throws IOException {
        NumberReader reader = new NumberReader(System.in);
        Flock flock = new Flock(reader);
        while (reader.hasNext()) {
            flock.step(reader.next());
            System.out.print(flock);
        }
    }
}
