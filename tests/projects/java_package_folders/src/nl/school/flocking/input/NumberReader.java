package nl.school.flocking.input;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class NumberReader {
    private final BufferedReader reader;
    private StringTokenizer line = new StringTokenizer("");

    public NumberReader(InputStream stream) {
        reader = new BufferedReader(new InputStreamReader(stream));
    }

    public boolean hasNext() throws IOException {
        while (!line.hasMoreTokens()) {
            String text = reader.readLine();
            if (text == null) {
                return false;
            }
            line = new StringTokenizer(text);
        }
        return true;
    }

    public double next() throws IOException {
        if (!hasNext()) {
            throw new IOException("unexpected end of input");
        }
        return Double.parseDouble(line.nextToken());
    }
}
