import { drawMap } from './map-drawing.ts';
import type { Box, Spot } from './map-layout.ts';
import { isFree, spreadSpots } from './map-layout.ts';
import { addressOf, toLine } from './plain-text.ts';
import type { ReportWriter } from './report-writer.ts';

/** Pixels of the design. */
const sheetWidth = 688;
const tallestSheet = 560;
/** What the sheet and the list below it share. */
const room = 752;
const pinSize = 22;
/** A letter of a name is about so wide. */
const letterWidth = { place: 6.6, water: 5.4, park: 5.2, road: 5 };
const nameHeight = 12;
/** More names than this stand in three columns, nearer to each other. */
const manyNames = 14;
const nameRow = { few: 27, many: 23 };

export function describeMap(writer: ReportWriter) {
  const { report, texts, format } = writer;
  const { map, search } = report;
  if (!map) return null;
  const legend = describeLegend(writer);
  const sheet = { width: sheetWidth, height: Math.min(tallestSheet, room - legend.rows * legend.rowHeight) };
  const scale = Math.min(sheet.width / (map.east - map.west), sheet.height / (map.north - map.south));
  const middle = { x: (map.west + map.east) / 2, y: (map.south + map.north) / 2 };
  const toSheet = ([x, y]: readonly [number, number]) =>
    [sheet.width / 2 + (x - middle.x) * scale, sheet.height / 2 - (y - middle.y) * scale] as const;
  const home = toSpot(toSheet([0, 0]));
  const truths = map.marks.map(({ number, at }) => ({ number: String(number), truth: toSpot(toSheet(at)) }));
  const spots = spreadSpots(
    truths.map(({ truth }) => truth),
    home,
    pinSize,
    sheet,
  );
  const pins = truths.map(({ number, truth }, place) => {
    const spot = spots[place] ?? truth;
    return { number, ...spot, truth, isMoved: Math.hypot(spot.x - truth.x, spot.y - truth.y) > 2 };
  });
  return {
    kind: 'map' as const,
    title: texts.titles.map,
    words:
      map.radius === null
        ? texts.mapSpan(search.days)
        : texts.mapCircle(format.distance(map.radius), search.days),
    sheet,
    drawing: drawMap(map, sheet, toSheet, map.radius === null ? null : map.radius * scale),
    home,
    pins,
    names: placeNames(writer, sheet, toSheet, [home, ...pins]),
    scale: describeScale(scale, format.distance),
    legend,
  };
}

function describeLegend({ report, texts, format }: ReportWriter) {
  const isLong = report.comparables.length + 1 > manyNames;
  const entries = [
    { number: null, text: texts.yourHome, side: '' },
    ...report.comparables.map(({ number, address, distance }) => ({
      number: String(number),
      text: addressOf(address, texts.withheld, isLong ? 24 : 38),
      side: format.kilometres(distance),
    })),
  ];
  const columns = isLong ? 3 : 2;
  return {
    entries,
    columns,
    rows: Math.ceil(entries.length / columns),
    rowHeight: isLong ? nameRow.many : nameRow.few,
  };
}

const toSpot = ([x, y]: readonly [number, number]): Spot => ({ x, y });

/** Names that find room beside pins and names that were placed before. */
function placeNames(
  { report }: ReportWriter,
  sheet: { width: number; height: number },
  toSheet: (at: readonly [number, number]) => readonly [number, number],
  pins: readonly Spot[],
) {
  const reach = pinSize / 2 + 3;
  const taken: Box[] = pins.map(({ x, y }) => ({
    left: x - reach,
    right: x + reach,
    top: y - reach,
    bottom: y + reach,
  }));
  const seen = new Set<string>();
  return (report.map?.names ?? []).flatMap(({ kind, text, at, angle }) => {
    const name = toLine(text, 40);
    if (name === '' || seen.has(name)) return [];
    const [x, y] = toSheet(at);
    const width = name.length * letterWidth[kind];
    const turned = (Math.abs(angle) * Math.PI) / 180;
    const half = {
      x: (Math.cos(turned) * width + Math.sin(turned) * nameHeight) / 2,
      y: (Math.sin(turned) * width + Math.cos(turned) * nameHeight) / 2,
    };
    const box = { left: x - half.x, right: x + half.x, top: y - half.y, bottom: y + half.y };
    if (!isFree(box, taken, sheet)) return [];
    taken.push(box);
    seen.add(name);
    return { kind, text: name, x, y, angle };
  });
}

/** A round length of about a fifth of the sheet. */
function describeScale(scale: number, write: (metres: number) => string) {
  const wanted = sheetWidth / 6 / scale;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const metres = ([5, 2, 1].find((each) => each * power <= wanted) ?? 1) * power;
  return { width: metres * scale, text: write(metres) };
}
