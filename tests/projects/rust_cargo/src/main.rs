use flocking::{Agent, Flock, Vec2};
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_whitespace().map(|word| word.parse::<f64>().unwrap());
    let mut next = || numbers.next();

    let mut flock = Flock {
        r_c: next().unwrap(),
        r_s: next().unwrap(),
        f_max: next().unwrap(),
        r_a: next().unwrap(),
        k_c: next().unwrap(),
        k_s: next().unwrap(),
        k_a: next().unwrap(),
        agents: Vec::new(),
    };
    let count = next().unwrap() as usize;
    for _ in 0..count {
        let pos = Vec2 { x: next().unwrap(), y: next().unwrap() };
        let vel = Vec2 { x: next().unwrap(), y: next().unwrap() };
        flock.agents.push(Agent { pos, vel });
    }
    while let Some(dt) = next() {
        flock.step(dt);
        for a in &flock.agents {
            println!("{:.3} {:.3} {:.3} {:.3}", a.pos.x, a.pos.y, a.vel.x, a.vel.y);
        }
    }
}
