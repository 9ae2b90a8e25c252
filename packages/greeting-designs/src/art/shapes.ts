/** A coordinate as it is written: a tenth of a hundredth of an inch is finer than any press. */
export const at = (value: number): number => Math.round(value * 10) / 10;

export const sheet = (fill: string): string => `<rect width="625" height="425" fill="${fill}"/>`;
export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
export const outline = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${at(x)}" cy="${at(y)}" r="${at(radius)}" fill="${fill}"/>`;
export const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}"${radius > 0 ? ` rx="${radius}"` : ''} fill="${fill}"/>`;

interface Place {
  x: number;
  y: number;
  /** Clockwise, in degrees. */
  turn?: number;
  scale?: number;
}

export const placed = ({ x, y, turn = 0, scale = 1 }: Place, inner: string): string =>
  `<g transform="translate(${at(x)} ${at(y)}) rotate(${Math.round(turn)}) scale(${Math.round(scale * 100) / 100})">${inner}</g>`;

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Of a list that begins again. */
export const cycle = <T>(items: readonly [T, ...T[]], index: number): T =>
  items[index % items.length] ?? items[0];

export const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** A leaf that grows upwards from its place. */
export const leaf = (place: Place, fill: string, vein: string): string =>
  placed(
    place,
    shape('M0 0C14 -10 16 -32 0 -48C-16 -32 -14 -10 0 0Z', fill) +
      outline('M0 4V-40M0 -14L7 -22M0 -14L-7 -22M0 -26L5 -32M0 -26L-5 -32', vein, 1.3),
  );

/** Of a candle or a lamp; its foot is the place. */
export const flame = (place: Place, fill: string, glow: string): string =>
  placed(
    place,
    shape('M0 -37C10 -23 12 -15 9 -8C5 0 -5 0 -9 -8C-12 -15 -10 -23 0 -37Z', fill) +
      shape('M0 -21C5 -13 6 -9 4 -5C2 -1 -3 -1 -5 -5C-6 -9 -5 -13 0 -21Z', glow),
  );

interface PineColors {
  green: string;
  trunk: string;
  /** On its branches; null in summer. */
  snow: string | null;
}

/** Stands on its base. */
export function pine(x: number, base: number, size: number, { green, trunk, snow }: PineColors): string {
  const tier = (index: number) => {
    const top = at(base - size + index * size * 0.22);
    const half = size * (0.15 + index * 0.07);
    const bottom = at(base - size * 0.62 + index * size * 0.24);
    const branches = shape(`M${at(x)} ${top}L${at(x - half)} ${bottom}H${at(x + half)}Z`, green);
    if (snow === null) return branches;
    const reach = size * (0.06 + index * 0.03);
    const edge = at(base - size * 0.84 + index * size * 0.23);
    return `${branches}${shape(`M${at(x)} ${top}L${at(x - reach)} ${edge}q${at(reach)} ${at(size * 0.04)} ${at(reach * 2)} 0Z`, snow)}`;
  };
  return repeat(3, tier) + box(x - 3, base - size * 0.16, 6, size * 0.16, trunk);
}
