// Example worlds: a scenario, and an input, or arguments of `flocking new` that create one.

const MAZE = [
  '##############################',
  '#......#...........#.........#',
  '#......#...........#.........#',
  '#..#...#...#####...#...###...#',
  '#..#.......#.......#.....#...#',
  '#..#########.......#.....#...#',
  '#..........#...#...#######...#',
  '#..........#...#.............#',
  '####...#...#...#####...#######',
  '#......#.......#.......#.....#',
  '#......#.......#.......#.....#',
  '#...####...#####...#####.....#',
  '#......#...#...........#.....#',
  '#......#...#...........#.....#',
  '####...#...#...#####...#..#..#',
  '#..............#..........#..#',
  '#..............#..........#..#',
  '##############################',
]; // `#` in a map: cells that cannot be entered

const PRESETS = [
  {
    name: 'Classic flock', dt: 0.05,
    scenario: 'rules = "course"\nwrap = "60,40"\nmax_speed = 6\nmax_force = 20\n',
    make: ['--agents', '150', '--area', '50,35', '--speed', '4', '--radii', '6,2,6', '--weights', '0.5,4,0.2',
      '--max-force', '12'],
  },
  {
    name: 'Flock and predator', dt: 0.1,
    scenario: `rules = "book"
max_force = 20

[group.flock]
agents = "0-13"
max_speed = 5

[group.flock.evade]
targets = "14"
distance = 6
weight = 8

[agent.14]
max_speed = 8
max_force = 24
pursue.target = 5
cohesion.enabled = false
separation.enabled = false
alignment.enabled = false
`,
    input: `16 3 0 8 0.8 2 0.5 15
-3.2 -6.3 1.2 -0.7
0.6 -2.4 0.5 0.0
-8.3 -1.2 0.5 -0.7
-1.4 5.9 0.5 -0.4
2.3 8.1 1.1 -0.2
8.6 -8.2 1.4 -0.3
-6.4 -6.9 0.8 0.5
-5.7 1.5 1.2 -0.2
0.9 -7.9 0.5 -0.5
3.2 -1.3 0.8 0.1
-0.8 -3.6 1.4 0.3
-4.6 1.3 1.0 0.6
4.1 -3.8 1.6 -0.6
-1.5 4.6 0.6 -0.0
20.0 14.0 -4.0 -3.0
`,
  },
  {
    name: 'Sheep and dog', dt: 0.1,
    scenario: `rules = "book"
max_force = 12

[agent.0]
max_speed = 10
seek.target = [30, 20]
max_force = 60
seek.weight = 4
layers = "dogs"
cohesion.enabled = false
separation.enabled = false
alignment.enabled = false

[group.sheep]
agents = "1-7"
layers = "sheep"
max_speed = 4
friction = 0.5
cohesion.layers = "sheep"
separation.layers = "sheep"
alignment.layers = "sheep"

[group.sheep.evade]
layers = "dogs"
distance = 11
weight = 2
`,
    input: `30 3 0 8 0.4 2 0.2 8
34 16 0 0
19.4 13.4 0 0
20.7 14 0 0
23.3 8.7 0 0
17.1 16.4 0 0
19.6 10.3 0 0
27 12.7 0 0
25.4 12.8 0 0
`,
  },
  {
    name: 'Patrol', dt: 0.1,
    scenario: `rules = "book"
max_speed = 5
max_force = 20

[path_following]
waypoints = [[0, 0], [20, 0], [24, 12], [12, 20], [-2, 12]]
closed = true
waypoint_distance = 2
weight = 2

[obstacle_avoidance]
min_box_length = 8
weight = 16

[obstacle.well]
center = [10, 0.5]
radius = 2
`,
    input: `0 4 0 0 0 3 0 3
-2 0 0 0
-6 1 0 0
-10 -1 0 0
`,
  },
  {
    name: 'Formation', dt: 0.1,
    scenario: `rules = "book"
max_speed = 6
mass = 0.3
agent.1.offset_pursuit = { leader = 0, offset = [-3, 3] }
agent.2.offset_pursuit = { leader = 0, offset = [-3, -3] }
agent.3.offset_pursuit = { leader = 0, offset = [-6, 6] }
agent.4.offset_pursuit = { leader = 0, offset = [-6, -6] }

[agent.0]
max_speed = 2.5
max_turn_rate = 0.5

[agent.0.path_following]
waypoints = [[16, 0], [32, 9], [48, 9]]
waypoint_distance = 4
`,
    input: `0 0 0 0 0 0 0 5
0 0 3 0
-6 1 2 0
-4 -6 2 0
-12 3 2 0
-9 -2 2 0
`,
  },
  {
    name: 'Hiding', dt: 0.1,
    scenario: `rules = "book"
max_force = 40

[group.hiders]
agents = "0-3"
max_speed = 8
mass = 0.4
separation.weight = 1
hide = { from = 4, distance = 1.5, weight = 2 }

[agent.4]
max_speed = 1.5
separation.enabled = false

[agent.4.path_following]
waypoints = [[4, 2], [0, 3], [-3, -1]]
waypoint_distance = 1

[obstacle]
oak = { center = [10, 8], radius = 2 }
rock = { center = [-9, 6], radius = 2.5 }
hut = { center = [2, -11], radius = 3 }
`,
    input: `0 1.5 0 0 0 1 0 5
6 3 0 0
-3 8 0 0
-5 -6 0 0
7 -5 0 0
3 -4 0 0
`,
  },
  {
    name: 'Maze with a flow field', dt: 0.1,
    scenario: `rules = "book"
max_speed = 3
max_force = 30
radius = 0.2
flow.map = "maze.csv"
flow.goal = [27.5, 2.5]
flow.corners = "safe"
flow.weight = 6
`,
    input: ['0 0.6 0 0 0 0.1 0 24', ...Array.from({length: 24}, (_, i) =>
      `${1.5 + 0.7 * (i % 8)} ${15.3 + 0.6 * Math.floor(i / 8)} 0 0`), ''].join('\n'),
    files: {'maze.csv': MAZE.map((row) => [...row].map((cell) => cell === '#' ? 255 : 1).join(',') + '\n').join('')},
  },
];

/** Returns the world of a preset, with the requested number of agents if they are generated. */
function presetWorld(flocking, preset, more = []) {
  const input = preset.make ? flocking.run(['new', ...preset.make, ...more, '--steps', '0', '--decimals', '6']).out :
    preset.input;
  const world = World.of(flocking, preset.scenario, input, preset.files);
  if (preset.make) centreInWrap(world);
  return world;
}

/** Flocks are generated around (0, 0); a world that wraps round has its corner there. */
function centreInWrap(world) {
  if (!world.settings.has('wrap')) return;
  const [width, height] = numbersIn(world.settings.get('wrap'));
  for (let i = 0; i < world.agents.length; i += 4) {
    world.agents[i] += width / 2;
    world.agents[i + 1] += height / 2;
  }
}
