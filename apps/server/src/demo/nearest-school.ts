import type { School } from '@hearthline/demo-market/region/region';
import { distanceMetres } from '@hearthline/domain/geo';

/** A little more than 1,900 metres each way where Canadians live. */
const cellDegrees = { longitude: 0.03, latitude: 0.0175 };
const cellMetres = 1_900;
const farthestRing = 12;

/** Metres from a place to the school nearest to it; null where there is none within reach. */
export function createSchoolDistance(
  schools: readonly School[],
): (longitude: number, latitude: number) => number | null {
  const cells = new Map<string, School[]>();
  const column = (longitude: number) => Math.floor(longitude / cellDegrees.longitude);
  const row = (latitude: number) => Math.floor(latitude / cellDegrees.latitude);
  for (const school of schools) {
    const key = `${column(school.position[0])} ${row(school.position[1])}`;
    const cell = cells.get(key);
    if (cell) cell.push(school);
    else cells.set(key, [school]);
  }

  return (longitude, latitude) => {
    let nearest = Number.POSITIVE_INFINITY;
    // Everything beyond a ring is at least as many cells away as the ring is from the middle.
    for (let ring = 0; ring <= farthestRing && nearest > (ring - 1) * cellMetres; ring += 1) {
      for (const school of ringOf(cells, column(longitude), row(latitude), ring)) {
        nearest = Math.min(nearest, distanceMetres([longitude, latitude], [...school.position]));
      }
    }
    return Number.isFinite(nearest) ? Math.round(nearest) : null;
  };
}

function* ringOf(cells: Map<string, School[]>, column: number, row: number, ring: number): Generator<School> {
  for (let x = column - ring; x <= column + ring; x += 1) {
    for (let y = row - ring; y <= row + ring; y += 1) {
      if (Math.max(Math.abs(x - column), Math.abs(y - row)) !== ring) continue;
      yield* cells.get(`${x} ${y}`) ?? [];
    }
  }
}
