/**
 * What four inks on coated paper can show: the eight overprints of cyan, magenta and yellow (CIELAB, rounded from what
 * ISO 12647-2 asks of coated paper), mixed by the areas they cover, under black. The paper counts as white, as in print to be
 * looked at by itself.
 */
type Triple = readonly [number, number, number];

const white: Triple = [0.9642, 1, 0.8249];
const paper: Triple = [95, 0, -2];
/** By the sum of cyan 1, magenta 2, yellow 4. */
const overprints: readonly Triple[] = [
  paper,
  [55, -37, -50],
  [48, 74, -3],
  [24, 22, -46],
  [89, -5, 93],
  [50, -68, 25],
  [47, 68, 48],
  [23, 0, 0],
];
const black: Triple = [16, 0, 0];

const mapped = (values: Triple, map: (value: number, axis: number) => number): Triple => [
  map(values[0], 0),
  map(values[1], 1),
  map(values[2], 2),
];
const whiteAt = (axis: number): number => white[axis] ?? 1;

function labToXyz([lightness, a, b]: Triple): Triple {
  const y = (lightness + 16) / 116;
  return mapped(
    mapped([y + a / 500, y, y - b / 200], (f) => (f > 6 / 29 ? f ** 3 : 3 * (6 / 29) ** 2 * (f - 4 / 29))),
    (value, axis) => value * whiteAt(axis),
  );
}

function xyzToLab(xyz: Triple): Triple {
  const [x, y, z] = mapped(xyz, (value, axis) => {
    const part = value / whiteAt(axis);
    return part > (6 / 29) ** 3 ? Math.cbrt(part) : part / (3 * (6 / 29) ** 2) + 4 / 29;
  });
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** sRGB, seen by the light of print. */
export function labOf(hex: string): Triple {
  const channel = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16) / 255;
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const [red, green, blue] = mapped([channel(1), channel(3), channel(5)], linear);
  return xyzToLab([
    0.43607 * red + 0.38515 * green + 0.14308 * blue,
    0.22249 * red + 0.71687 * green + 0.06061 * blue,
    0.01392 * red + 0.09708 * green + 0.71409 * blue,
  ]);
}

const paperXyz = labToXyz(paper);
const onPaper = (lab: Triple): Triple =>
  mapped(labToXyz(lab), (value, axis) => (value / (paperXyz[axis] ?? 1)) * whiteAt(axis));
const overprintsXyz = overprints.map(onPaper);
/** How much light comes back through solid black. */
const blackPart = onPaper(black)[1];

/** Cyan, magenta, yellow and black, each from nothing to solid. */
export type Inks = readonly [number, number, number, number];

function printed([cyan, magenta, yellow, key]: Inks): Triple {
  const sum = [0, 0, 0];
  for (const [place, xyz] of overprintsXyz.entries()) {
    const area =
      (place & 1 ? cyan : 1 - cyan) * (place & 2 ? magenta : 1 - magenta) * (place & 4 ? yellow : 1 - yellow);
    for (const axis of [0, 1, 2]) sum[axis] = (sum[axis] ?? 0) + area * (xyz[axis] ?? 0);
  }
  const light = 1 - key * (1 - blackPart);
  return xyzToLab([(sum[0] ?? 0) * light, (sum[1] ?? 0) * light, (sum[2] ?? 0) * light]);
}

const apart = (one: Triple, other: Triple): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** The inks that come nearest to a colour, and how far away they stay (ΔE*ab); little ink wins where it is the same. */
export function nearestInks(hex: string): { inks: Inks; distance: number } {
  const wanted = labOf(hex);
  const cost = (inks: Inks) => apart(wanted, printed(inks)) + 0.05 * inks.reduce((sum, ink) => sum + ink, 0);
  let best: Inks = [0.5, 0.5, 0.5, 0.2];
  let least = cost(best);
  for (let step = 0.25; step > 0.002; ) {
    const next = steps(best, step).find((inks) => cost(inks) < least - 1e-9);
    if (next) {
      best = next;
      least = cost(next);
    } else step /= 2;
  }
  return { inks: best, distance: apart(wanted, printed(best)) };
}

const moves: readonly Inks[] = [-1, 0, 1].flatMap((c) =>
  [-1, 0, 1].flatMap((m) => [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((k): Inks => [c, m, y, k]))),
);

function steps(from: Inks, step: number): Inks[] {
  const bound = (value: number) => Math.min(1, Math.max(0, value));
  return moves.map(([c, m, y, k]) => [
    bound(from[0] + c * step),
    bound(from[1] + m * step),
    bound(from[2] + y * step),
    bound(from[3] + k * step),
  ]);
}
