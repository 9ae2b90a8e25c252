import { createRandom } from '../random.ts';
import { blockSide, firstW } from './blocks.ts';
import type { Lake } from './lake.ts';
import type { StreetName, StreetNamer } from './names/street-namer.ts';
import { createStreetNamer } from './names/street-namer.ts';
import { mainNames } from './names/street-words.ts';
import type { Point } from './plane.ts';
import { distanceBetween, lengthOf } from './plane.ts';
import { densifyLine, simplifyLine } from './polyline.ts';
import type { TownPlan } from './settlement.ts';
import type { StreetDraft } from './street-draft.ts';

export interface NamedStreet extends StreetName {
  draft: StreetDraft;
  direction: string | null;
}

/** Roads longer than this on both sides of a town's middle are called after their side of it. */
const leastSide = 900;

export function nameStreets(
  seed: number,
  drafts: readonly StreetDraft[],
  towns: readonly TownPlan[],
  lake: Lake,
): NamedStreet[] {
  const namers = towns.map((_, index) => createStreetNamer(seed, index));
  const roadNames = nameRoads(seed, drafts, lake);
  const named: NamedStreet[] = [];
  const roads = new Map<string, StreetDraft[]>();
  for (const draft of drafts) {
    if (draft.class === 'motorway') {
      named.push({ draft, name: draft.road ?? '', suffix: '', direction: null });
    } else if (draft.road !== null) {
      const key = `${draft.municipality} ${draft.road}`;
      roads.set(key, [...(roads.get(key) ?? []), draft]);
    }
  }
  for (const pieces of roads.values()) {
    const town = towns[pieces[0]?.municipality ?? -1];
    const namer = namers[pieces[0]?.municipality ?? -1];
    if (town && namer) named.push(...nameRoad(pieces, town, namer, roadNames));
  }
  for (const draft of drafts) {
    const namer = namers[draft.municipality];
    if (draft.road !== null || !namer) continue;
    named.push({ draft, ...namer.nameStreet(draft.shape, draft.class, draft.isFrench), direction: null });
  }
  return named;
}

/** One name for the whole length of a road in towns; open country counts its concessions instead. */
function nameRoads(seed: number, drafts: readonly StreetDraft[], lake: Lake): Map<string, StreetName> {
  const random = createRandom(seed, 'road names');
  const roads = [
    ...new Set(drafts.flatMap(({ road, shape }) => (road && shape === 'concession' ? [road] : []))),
  ];
  const lakeshore = `w${Math.ceil((lake.bayHead.w - firstW) / blockSide)}`;
  const names = random.shuffle(mainNames.filter((name) => name !== 'Lakeshore'));
  return new Map(
    roads.map((road) => {
      const isAcross = road.startsWith('w');
      const suffix = random.weighted<string>([
        ['Rd', 5],
        ['St', isAcross ? 3 : 2],
        ['Ave', 2],
        ['Blvd', isAcross ? 1 : 0.5],
      ]);
      const name = road === lakeshore ? 'Lakeshore' : (names.pop() ?? `Line ${road.slice(1)}`);
      return [road, { name, suffix: road === lakeshore ? 'Rd' : suffix }];
    }),
  );
}

function nameRoad(
  pieces: readonly StreetDraft[],
  town: TownPlan,
  namer: StreetNamer,
  roadNames: ReadonlyMap<string, StreetName>,
): NamedStreet[] {
  const road = pieces[0]?.road ?? '';
  const title = town.size === 'township' ? countedName(road, town) : roadNames.get(road);
  if (!title || !namer.reserve(title.name)) return pieces.map((draft) => nameAfresh(draft, namer));
  const west = town.isFrench ? 'O' : 'W';
  const sides = road.startsWith('w') ? [west, 'E'] : ['S', 'N'];
  const [longest, second] = [...pieces].sort((a, b) => lengthOf(b.points) - lengthOf(a.points));
  const halves = longest && !second && town.size !== 'township' ? splitAtMiddle(longest, town) : null;
  if (halves) return halves.map((draft, side) => ({ draft, ...title, direction: sides[side] ?? null }));
  const main = pieces.filter((piece) => piece === longest || piece === second);
  return pieces.map((draft) => {
    const side = main.indexOf(draft);
    if (side < 0) return nameAfresh(draft, namer);
    return { draft, ...title, direction: main.length > 1 ? (sides[side] ?? null) : null };
  });
}

function nameAfresh(draft: StreetDraft, namer: StreetNamer): NamedStreet {
  return { draft, ...namer.nameStreet('concession', draft.class, draft.isFrench), direction: null };
}

function countedName(road: string, town: TownPlan): StreetName {
  const isAcross = road.startsWith('w');
  const number = Number(road.slice(1));
  if (town.isFrench) return { name: isAcross ? `Rang ${number}` : `Montée ${number}`, suffix: '' };
  return isAcross
    ? { name: `Concession ${number}`, suffix: 'Rd' }
    : { name: `Sideroad ${number * 5}`, suffix: '' };
}

function splitAtMiddle(road: StreetDraft, town: TownPlan): [StreetDraft, StreetDraft] | null {
  const line = densifyLine(road.points, 200);
  let nearest = 0;
  for (const [index, point] of line.entries()) {
    const best = line[nearest] as Point;
    if (distanceBetween(point, town.middle.centre) < distanceBetween(best, town.middle.centre))
      nearest = index;
  }
  const before = line.slice(0, nearest + 1);
  const after = line.slice(nearest);
  if (lengthOf(before) < leastSide || lengthOf(after) < leastSide) return null;
  return [
    { ...road, points: simplifyLine(before, 3) },
    { ...road, points: simplifyLine(after, 3) },
  ];
}
