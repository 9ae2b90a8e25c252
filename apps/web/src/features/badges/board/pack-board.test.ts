import { badgeSizes } from '@hearthline/domain/badge/configuration';
import { manyRuns } from '@hearthline/domain/testing/many-runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ColumnCount, Place, Tile } from './pack-board.ts';
import { columnCounts, nearestIndex, packBoard, widthOf } from './pack-board.ts';

const board = fc
  .array(fc.record({ size: fc.constantFrom(...badgeSizes), rows: fc.constantFrom(1 as const, 2 as const) }), {
    maxLength: 30,
  })
  .map((tiles): Tile[] => tiles.map((tile, index) => ({ id: String(index), ...tile })));
const columns = fc.constantFrom(...columnCounts);
const params = manyRuns(500);

const cellsOf = ({ column, row, width, height }: Place): string[] =>
  Array.from({ length: width * height }, (_, cell) => {
    const [x, y] = [column + (cell % width), row + Math.floor(cell / width)];
    return `${x} ${y}`;
  });
const placesOf = (tiles: readonly Tile[], count: ColumnCount): Place[] => {
  const places = packBoard(tiles, count);
  return tiles.map(({ id }) => places.get(id) as Place);
};
const turnOf = ({ column, row }: Place) => row * 100 + column;

describe('[DASH-01] a packed board', () => {
  it('draws every tile once, inside, and none over another', () => {
    fc.assert(
      fc.property(board, columns, (tiles, count) => {
        const places = placesOf(tiles, count);
        const cells = places.flatMap(cellsOf);
        expect(new Set(cells).size).toBe(cells.length);
        for (const { column, width } of places) expect(column + width).toBeLessThanOrEqual(count);
      }),
      params,
    );
  });

  it('has no hole that a later tile could fill', () => {
    fc.assert(
      fc.property(board, columns, (tiles, count) => {
        const places = placesOf(tiles, count);
        for (const [index, place] of places.entries()) {
          const tile = tiles[index] as Tile;
          const others = new Set(places.filter((other) => other !== place).flatMap(cellsOf));
          const [width, height] = [widthOf(tile.size, count), count === 2 ? 1 : tile.rows];
          for (let row = 0; row <= place.row; row += 1)
            for (let column = 0; column + width <= count; column += 1) {
              const wanted = { column, row, width, height };
              if (turnOf(wanted) >= turnOf(place)) continue;
              expect(cellsOf(wanted).some((cell) => others.has(cell))).toBe(true);
            }
        }
      }),
      params,
    );
  });

  it('keeps the order: of two tiles alike the first stands first, and the first of all in the corner', () => {
    fc.assert(
      fc.property(board, columns, (tiles, count) => {
        const places = placesOf(tiles, count);
        if (places[0]) expect(turnOf(places[0])).toBe(0);
        for (const [index, tile] of tiles.entries())
          for (const [later, other] of tiles.entries()) {
            if (later <= index || other.size !== tile.size || other.rows !== tile.rows) continue;
            expect(turnOf(places[index] as Place)).toBeLessThan(turnOf(places[later] as Place));
          }
      }),
      params,
    );
  });

  it('has the widths of the sizes on wide screens, and elsewhere no tile beside a free place that it could take', () => {
    fc.assert(
      fc.property(board, columns, (tiles, count) => {
        const places = placesOf(tiles, count);
        const taken = new Set(places.flatMap(cellsOf));
        for (const [index, place] of places.entries()) {
          const tile = tiles[index] as Tile;
          expect(place.height).toBeGreaterThanOrEqual(count === 2 ? 1 : tile.rows);
          if (count === 12) expect(place.width).toBe(widthOf(tile.size, 12));
          else {
            const beside = { ...place, column: place.column + place.width, width: 1 };
            const isAtEdge = beside.column === count;
            expect(isAtEdge || cellsOf(beside).some((cell) => taken.has(cell))).toBe(true);
          }
        }
      }),
      params,
    );
  });

  it('puts a tile that is held where it is drawn nearest, and leaves it there', () => {
    fc.assert(
      fc.property(
        board.filter(({ length }) => length > 0 && length < 12),
        columns,
        fc.nat(11),
        fc.record({
          column: fc.double({ min: 0, max: 11, noNaN: true }),
          row: fc.double({ min: 0, max: 8, noNaN: true }),
        }),
        (tiles, count, pick, held) => {
          const { id } = tiles[pick % tiles.length] as Tile;
          const index = nearestIndex(tiles, id, count, held);
          const tile = tiles.find((each) => each.id === id) as Tile;
          const moved = tiles.filter((each) => each.id !== id).toSpliced(index, 0, tile);
          expect(nearestIndex(moved, id, count, held)).toBe(index);
        },
      ),
      params,
    );
  });
});

const firstDay: Tile[] = [
  ...(['Large', 'Medium', 'Medium', 'Small', 'Medium', 'Medium', 'Small'] as const).map((size, index) => ({
    id: `badge ${index}`,
    size,
    rows: 1 as const,
  })),
  ...['News', 'Chart', 'Reminder'].map((id) => ({ id, size: 'Large' as const, rows: 2 as const })),
];

it('packs the board of the first day without a hole on wide screens, News beside badges and panels', () => {
  const places = packBoard(firstDay, 12);
  expect(places.get('News')).toEqual({ column: 8, row: 1, width: 4, height: 3 });
  expect([...places.values()].flatMap(cellsOf)).toHaveLength(12 * 4);
});

it('on tablets gives the last of three panels the whole width, and makes none of them as high as two', () => {
  const places = packBoard(firstDay, 4);
  expect(places.get('Reminder')).toMatchObject({ column: 0, width: 4 });
  for (const panel of ['News', 'Chart', 'Reminder']) expect(places.get(panel)?.height).toBe(2);
});
