import java.io.*;
import java.util.*;

public class Program {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.resetSyntax();
        in.wordChars('!', '~');
        in.whitespaceChars(0, ' ');

        double rc = number(in), rs = number(in), max = number(in), ra = number(in);
        Map<Behaviour, Double> weights = new LinkedHashMap<>();
        weights.put(new Cohesion(rc), number(in));
        weights.put(new Separation(rs, max), number(in));
        weights.put(new Alignment(ra), number(in));

        List<Agent> agents = new ArrayList<>();
        for (int n = (int) number(in); n > 0; n--) {
            Agent a = new Agent();
            a.pos.x = number(in);
            a.pos.y = number(in);
            a.vel.x = number(in);
            a.vel.y = number(in);
            agents.add(a);
        }

        PrintWriter out = new PrintWriter(System.out);
        while (in.nextToken() != StreamTokenizer.TT_EOF) {
            double dt = Double.parseDouble(in.sval);
            for (Agent a : agents) {
                a.force = new Vec2();
                weights.forEach((behaviour, weight) -> a.force.add(behaviour.steer(a, agents), weight));
            }
            for (Agent a : agents) {
                a.move(dt);
                out.format(Locale.ROOT, "%.3f %.3f %.3f %.3f\n", a.pos.x, a.pos.y, a.vel.x, a.vel.y);
            }
            out.flush();
        }
    }

    private static double number(StreamTokenizer in) throws IOException {
        in.nextToken();
        return Double.parseDouble(in.sval);
    }
}
