import type { SiteCityCard } from '@hearthline/contract/site-pages';

/** In units of the drawing. */
const size = {
  /** Of the highest tower; all are measured from the ground. */
  highest: 410,
  width: 320,
  towerLeft: 96,
  towerWidth: 128,
  window: 6,
  stepX: 10,
  stepY: 15,
  /** Above the first windows, and beside them. */
  crown: 44,
  wall: 14,
} as const;

const homesPerWindow = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000] as const;
/** With all its windows lit a tower has no shape. */
const mostLit = 0.62;

export interface Tower {
  name: string;
  url: string;
  median: number;
  forSale: number;
  height: number;
  isHighest: boolean;
  outline: string;
  /** Lower ones beside it, which say nothing. */
  beside: string;
  /** Where its windows begin, and how much room they take. */
  windows: { x: number; y: number; width: number; height: number };
  /** Of the lit ones, to be drawn as a line as thick as a window is high. */
  lit: string;
}

export interface Skyline {
  towers: Tower[];
  /** How many homes a lit window stands for. */
  perWindow: number;
  width: number;
}

const medianOf = ({ figures }: SiteCityCard): number | null => figures?.median ?? null;

export const hasSkyline = (cities: readonly SiteCityCard[]): boolean =>
  cities.some((city) => medianOf(city) !== null);

/** A tower for each place whose figures may be told: its height is the median price, its lit windows the homes for sale. */
export function layoutSkyline(cities: readonly SiteCityCard[]): Skyline {
  const placed = cities.flatMap((city) => {
    const median = medianOf(city);
    return median === null ? [] : [{ city, median }];
  });
  const highest = Math.max(1, ...placed.map(({ median }) => median));
  const built = placed.map(({ city, median }) => {
    const height = Math.max(size.crown + 2 * size.stepY, Math.round((median / highest) * size.highest));
    return { city, median, height, ...gridOf(height) };
  });
  const perWindow =
    homesPerWindow.find((homes) =>
      built.every(({ city, columns, rows }) => city.forSale / homes <= columns * rows * mostLit),
    ) ?? 10_000;
  return {
    perWindow,
    width: size.width,
    towers: built.map(({ city, median, height, columns, rows }, index) => ({
      name: city.name,
      url: city.url,
      median,
      forSale: city.forSale,
      height,
      isHighest: median === highest,
      outline: outlineOf(index, height),
      beside: besideOf(index, height),
      windows: {
        x: size.towerLeft + size.wall,
        y: size.crown,
        width: columns * size.stepX,
        height: rows * size.stepY,
      },
      lit: litPath(chooseLit(columns * rows, Math.ceil(city.forSale / perWindow), index + 1), columns),
    })),
  };
}

const gridOf = (height: number) => ({
  columns: Math.floor((size.towerWidth - 2 * size.wall + size.stepX - size.window) / size.stepX),
  rows: Math.floor((height - size.crown) / size.stepY),
});

/** Five crowns, in turn. */
function outlineOf(index: number, height: number): string {
  const [left, right] = [size.towerLeft, size.towerLeft + size.towerWidth];
  const middle = (left + right) / 2;
  const foot = `V${height}H${left}Z`;
  const crowns = [
    `M${left} 24H${left + 22}V1H${right - 22}V24H${right}`,
    `M${left} 22Q${middle} -18 ${right} 22`,
    `M${left} 26L${middle} 4H${right}`,
    `M${left} 1H${right}`,
    `M${left} 30H${left + 14}V14H${left + 38}V1H${right - 38}V14H${right - 14}V30H${right}`,
  ];
  return `${crowns[index % crowns.length]}${foot}`;
}

function besideOf(index: number, height: number): string {
  const [low, lower] = index % 2 === 0 ? [0.62, 0.41] : [0.36, 0.57];
  const topOf = (share: number) => Math.round(height * (1 - share));
  return (
    `M2 ${height}V${topOf(lower * 0.7)}H36V${topOf(low)}L62 ${topOf(low) - 14}H88V${height}` +
    `M232 ${height}V${topOf(lower) - 12}H276V${topOf(lower)}H290V${topOf(low * 0.5)}H318V${height}`
  );
}

/** Which windows are lit: chosen as if by chance, the same ones every time. */
function chooseLit(windows: number, lit: number, seed: number): boolean[] {
  const isLit = Array.from({ length: windows }, (_, index) => index < lit);
  let state = seed * 7_919;
  for (let index = windows - 1; index > 0; index--) {
    state = (state * 16_807) % 2_147_483_647;
    const other = state % (index + 1);
    [isLit[index], isLit[other]] = [isLit[other] ?? false, isLit[index] ?? false];
  }
  return isLit;
}

function litPath(isLit: readonly boolean[], columns: number): string {
  let path = '';
  let gap = Number.NaN;
  isLit.forEach((lit, index) => {
    const column = index % columns;
    if (column === 0) gap = Number.NaN;
    if (!lit) return;
    const x = column * size.stepX;
    path += Number.isNaN(gap)
      ? `M${x} ${Math.floor(index / columns) * size.stepY + size.stepY / 2}h${size.window}`
      : `m${x - gap} 0h${size.window}`;
    gap = x + size.window;
  });
  return path;
}
