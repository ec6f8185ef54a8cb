use std::io::Read;

#[derive(Clone, Copy)]
struct Agent {
    x: f64,
    y: f64,
    vx: f64,
    vy: f64,
}

fn distance(a: &Agent, b: &Agent) -> f64 {
    ((a.x - b.x).powi(2) + (a.y - b.y).powi(2)).sqrt()
}

fn sign(value: f64) -> f64 {
    if value > 0.0 { 1.0 } else if value < 0.0 { -1.0 } else { 0.0 }
}

fn force(all: &[Agent], me: usize, p: &[f64]) -> (f64, f64) {
    let (rc, rs, fmax, ra) = (p[0], p[1], p[2], p[3]);
    let (mut c, mut s, mut a) = ((0.0, 0.0), (0.0, 0.0), (0.0, 0.0));
    let (mut nc, mut na) = (0.0, 0.0);
    for (i, other) in all.iter().enumerate() {
        let d = distance(&all[me], other);
        if d <= ra {
            a = (a.0 + other.vx, a.1 + other.vy);
            na += 1.0;
        }
        if i == me {
            continue;
        }
        if d <= rc {
            c = (c.0 + other.x, c.1 + other.y);
            nc += 1.0;
        }
        if d > 0.0 && d <= rs {
            s = (s.0 + sign(all[me].x - other.x) / d, s.1 + sign(all[me].y - other.y) / d);
        }
    }
    if nc > 0.0 && rc > 0.0 {
        c = (c.0 / nc - all[me].x, c.1 / nc - all[me].y);
        c = if c.0.hypot(c.1) <= rc { (c.0 / rc, c.1 / rc) } else { (0.0, 0.0) };
    }
    if (s.0 * s.1).abs() > fmax {
        let length = s.0.hypot(s.1);
        s = (s.0 / length * fmax, s.1 / length * fmax);
    }
    (p[4] * c.0 + p[5] * s.0 + p[6] * a.0 / na, p[4] * c.1 + p[5] * s.1 + p[6] * a.1 / na)
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).expect("an input");
    let numbers: Vec<f64> = text.split_whitespace().map(|w| w.parse().expect("a number")).collect();
    let n = numbers[7] as usize;
    let mut all: Vec<Agent> = numbers[8..8 + 4 * n]
        .chunks(4)
        .map(|w| Agent { x: w[0], y: w[1], vx: w[2], vy: w[3] })
        .collect();
    for &dt in &numbers[8 + 4 * n..] {
        all = (0..n)
            .map(|i| {
                let (fx, fy) = force(&all, i, &numbers);
                let (vx, vy) = (all[i].vx + fx * dt, all[i].vy + fy * dt);
                Agent { x: all[i].x + vx * dt, y: all[i].y + vy * dt, vx, vy }
            })
            .collect();
        for a in &all {
            println!("{:.3} {:.3} {:.3} {:.3}", a.x, a.y, a.vx, a.vy);
        }
    }
}
