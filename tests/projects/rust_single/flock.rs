use std::io::{self, BufRead};

type Agent = [f64; 4];

fn dist(a: &Agent, b: &Agent) -> f64 {
    (a[0] - b[0]).hypot(a[1] - b[1])
}

fn force(all: &[Agent], me: usize, p: &[f64]) -> (f64, f64) {
    let a = &all[me];
    let (mut cx, mut cy, mut nc) = (0.0, 0.0, 0.0);
    let (mut sx, mut sy) = (0.0, 0.0);
    let (mut ax, mut ay, mut na) = (0.0, 0.0, 0.0);
    for i in 0..all.len() {
        let b = &all[i];
        let d = dist(a, b);
        if i != me && d <= p[0] {
            cx += b[0];
            cy += b[1];
            nc += 1.0;
        }
        if d > 0.0 && d <= p[1] {
            sx += (a[0] - b[0]) / d / d;
            sy += (a[1] - b[1]) / d / d;
        }
        if d <= p[3] {
            ax += b[2];
            ay += b[3];
            na += 1.0;
        }
    }
    let (mut fx, mut fy) = (0.0, 0.0);
    if nc > 0.0 && p[0] > 0.0 {
        let ex: f64 = cx / nc - a[0];
        let ey: f64 = cy / nc - a[1];
        if ex.hypot(ey) <= p[0] {
            fx += p[4] * ex / p[0];
            fy += p[4] * ey / p[0];
        }
    }
    let s = f64::hypot(sx, sy);
    if s > p[2] {
        sx = sx / s * p[2];
        sy = sy / s * p[2];
    }
    fx += p[5] * sx;
    fy += p[5] * sy;
    if na > 0.0 {
        fx += p[6] * ax / na;
        fy += p[6] * ay / na;
    }
    (fx, fy)
}

fn main() {
    let mut numbers: Vec<f64> = Vec::new();
    for line in io::stdin().lock().lines() {
        for word in line.unwrap().split_whitespace() {
            numbers.push(word.parse().expect("a number"));
        }
    }
    let p = &numbers[0..7];
    let n = numbers[7] as usize;
    let mut agents: Vec<Agent> = numbers[8..8 + 4 * n].chunks(4).map(|c| [c[0], c[1], c[2], c[3]]).collect();
    for dt in &numbers[8 + 4 * n..] {
        let forces: Vec<(f64, f64)> = (0..n).map(|i| force(&agents, i, p)).collect();
        for (a, (fx, fy)) in agents.iter_mut().zip(forces.iter()) {
            a[2] += fx * dt;
            a[3] += fy * dt;
            a[0] += a[2] * dt;
            a[1] += a[3] * dt;
            println!("{:.3} {:.3} {:.3} {:.3}", a[0], a[1], a[2], a[3]);
        }
    }
}
