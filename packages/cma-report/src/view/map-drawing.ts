import type { ReportMap } from '@hearthline/contract/cma-report-map';

type Point = readonly [number, number];
type ToSheet = (at: Point) => Point;

/** The light map of the screens. */
const colours = {
  land: '#F3F0EA',
  water: '#BFDDEB',
  park: '#D5E7CC',
  road: '#FFFFFF',
  roadEdge: '#E0DBD1',
  motorway: '#FBD9A6',
  rail: '#C9C3B7',
  circle: '#C2410C',
};
const roadWidths = { motorway: 7, arterial: 5, collector: 3.6, local: 2.2 } as const;

/** The ground under the pins as a vector drawing. It holds numbers only; names are written by the template. */
export function drawMap(
  map: ReportMap,
  { width, height }: { width: number; height: number },
  toSheet: ToSheet,
  radius: number | null,
): string {
  const path = (points: readonly Point[], isClosed: boolean): string => {
    const steps = points.map((point) => toSheet(point).map(tenth).join(' '));
    return steps.length < 2 ? '' : `M${steps.join('L')}${isClosed ? 'Z' : ''}`;
  };
  const roads = Object.entries(roadWidths)
    .toReversed()
    .map(([name, size]) => ({
      size,
      colour: name === 'motorway' ? colours.motorway : colours.road,
      d: map.roads
        .filter((road) => road.class === name)
        .map(({ points }) => path(points, false))
        .join(''),
    }));
  const stroke = (d: string, colour: string, size: number, more = ''): string =>
    d === ''
      ? ''
      : `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${size}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
  const fill = (d: string, colour: string): string =>
    d === '' ? '' : `<path d="${d}" fill="${colour}" fill-rule="evenodd"/>`;
  const [x, y] = toSheet([0, 0]).map(tenth);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.land}"/>`,
    fill(map.parks.map((ring) => path(ring, true)).join(''), colours.park),
    ...map.water.map((rings) => fill(rings.map((ring) => path(ring, true)).join(''), colours.water)),
    stroke(
      map.rails.map((points) => path(points, false)).join(''),
      colours.rail,
      1.4,
      ' stroke-dasharray="5 3"',
    ),
    ...roads.map(({ d, size }) => stroke(d, colours.roadEdge, size + 1.4)),
    ...roads.map(({ d, size, colour }) => stroke(d, colour, size)),
    radius === null
      ? ''
      : `<circle cx="${x}" cy="${y}" r="${tenth(radius)}" fill="${colours.circle}" fill-opacity="0.06" stroke="${colours.circle}" stroke-width="1.5" stroke-dasharray="6 4"/>`,
    '</svg>',
  ].join('');
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
