#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Vec2 {
    pub x: f64,
    pub y: f64,
}

impl Vec2 {
    pub fn add(self, o: Vec2) -> Vec2 {
        Vec2 { x: self.x + o.x, y: self.y + o.y }
    }
    pub fn sub(self, o: Vec2) -> Vec2 {
        Vec2 { x: self.x - o.x, y: self.y - o.y }
    }
    pub fn mul(self, k: f64) -> Vec2 {
        Vec2 { x: self.x * k, y: self.y * k }
    }
    pub fn len(self) -> f64 {
        (self.x * self.x + self.y * self.y).sqrt()
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Agent {
    pub pos: Vec2,
    pub vel: Vec2,
}

pub struct Flock {
    pub r_c: f64,
    pub r_s: f64,
    pub f_max: f64,
    pub r_a: f64,
    pub k_c: f64,
    pub k_s: f64,
    pub k_a: f64,
    pub agents: Vec<Agent>,
}

impl Flock {
    fn cohesion(&self, me: usize) -> Vec2 {
        let here = self.agents[me].pos;
        let mut sum = Vec2::default();
        let mut count = 0;
        for (i, other) in self.agents.iter().enumerate() {
            if i != me && here.sub(other.pos).len() <= self.r_c {
                sum = sum.add(other.pos);
                count += 1;
            }
        }
        if count == 0 || self.r_c <= 0.0 {
            return Vec2::default();
        }
        let wish = sum.mul(1.0 / count as f64).sub(here);
        if wish.len() > self.r_c {
            return Vec2::default();
        }
        wish.mul(1.0 / self.r_c)
    }

    fn separation(&self, me: usize) -> Vec2 {
        let mut sum = Vec2::default();
        for other in &self.agents {
            let away = self.agents[me].pos.sub(other.pos);
            let d = away.len();
            if d > 0.0 && d <= self.r_s {
                sum = sum.add(away.mul(1.0 / d / d));
            }
        }
        if sum.len() > self.f_max {
            sum = sum.mul(self.f_max / sum.len());
        }
        sum
    }

    fn alignment(&self, me: usize) -> Vec2 {
        let near: Vec<Vec2> = self
            .agents
            .iter()
            .filter(|other| self.agents[me].pos.sub(other.pos).len() <= self.r_a)
            .map(|other| other.vel)
            .collect();
        if near.is_empty() {
            return Vec2::default();
        }
        near.iter().fold(Vec2::default(), |sum, v| sum.add(*v)).mul(1.0 / near.len() as f64)
    }

    pub fn step(&mut self, dt: f64) {
        let forces: Vec<Vec2> = (0..self.agents.len())
            .map(|i| {
                self.cohesion(i).mul(self.k_c).add(self.separation(i).mul(self.k_s)).add(self.alignment(i).mul(self.k_a))
            })
            .collect();
        for (agent, force) in self.agents.iter_mut().zip(forces) {
            agent.vel = agent.vel.add(force.mul(dt));
            agent.pos = agent.pos.add(agent.vel.mul(dt));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn length_of_three_four() {
        assert_eq!(Vec2 { x: 3.0, y: 4.0 }.len(), 5.0);
    }
}
