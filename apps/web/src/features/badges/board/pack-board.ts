import type { BadgeSize } from '@hearthline/domain/badge/configuration';

/** As many columns as a board has room for: on wide screens, in the middle, on phones. */
export const columnCounts = [12, 4, 2] as const;
export type ColumnCount = (typeof columnCounts)[number];

export interface Tile {
  id: string;
  size: BadgeSize;
  /** Panels are as high as two badges. */
  rows: 1 | 2;
}

/** From the upper left corner, in columns and rows. */
export interface Place {
  column: number;
  row: number;
  width: number;
  height: number;
}

const widths: Record<ColumnCount, Record<BadgeSize, number>> = {
  12: { Small: 2, Medium: 3, Large: 4 },
  4: { Small: 1, Medium: 2, Large: 2 },
  2: { Small: 1, Medium: 2, Large: 2 },
};

export const widthOf = (size: BadgeSize, columns: ColumnCount): number => widths[columns][size];

/** Where a panel has the whole width, its row is as high as it needs. */
const heightOf = ({ rows }: Tile, columns: ColumnCount): number => (columns === 2 ? 1 : rows);

/**
 * Each tile in its turn takes the first place that has room for it, so a hole is filled by the next tile that fits. On
 * wide screens widths are as the sizes say; elsewhere a tile grows over what stays free at its right. A panel grows over
 * what then stays free below it: the last of three has the whole width, instead of one being as high as two.
 */
export function packBoard(tiles: readonly Tile[], columns: ColumnCount): Map<string, Place> {
  const grid = createGrid(columns);
  const places = new Map<string, Place>();
  for (const tile of tiles) {
    const place = grid.findRoom(widthOf(tile.size, columns), heightOf(tile, columns));
    grid.take(place);
    places.set(tile.id, place);
  }
  if (columns !== 12) for (const place of places.values()) grid.growRight(place);
  for (const { id, rows } of tiles) {
    const place = rows === 2 && places.get(id);
    if (place) grid.growDown(place);
  }
  return places;
}

function createGrid(columns: number) {
  const taken: boolean[][] = [];
  const isFree = ({ column, row, width, height }: Place): boolean => {
    if (column + width > columns) return false;
    for (let y = row; y < row + height; y += 1)
      for (let x = column; x < column + width; x += 1) if (taken[y]?.[x]) return false;
    return true;
  };
  function take({ column, row, width, height }: Place): void {
    for (let y = row; y < row + height; y += 1) {
      const cells = taken[y] ?? Array.from({ length: columns }, () => false);
      taken[y] = cells.fill(true, column, column + width);
    }
  }
  return {
    take,
    findRoom: (width: number, height: number): Place => {
      for (let row = 0; ; row += 1)
        for (let column = 0; column + width <= columns; column += 1) {
          const place = { column, row, width, height };
          if (isFree(place)) return place;
        }
    },
    growRight: (place: Place): void => {
      const next = () => ({ ...place, column: place.column + place.width, width: 1 });
      while (isFree(next())) {
        take(next());
        place.width += 1;
      }
    },
    growDown: (place: Place): void => {
      const next = () => ({ ...place, row: place.row + place.height, height: 1 });
      while (next().row < taken.length && isFree(next())) {
        take(next());
        place.height += 1;
      }
    },
  };
}

/** At which place of the order a tile has to stand so that it is drawn nearest to where it is held. */
export function nearestIndex(
  tiles: readonly Tile[],
  id: string,
  columns: ColumnCount,
  held: { column: number; row: number },
): number {
  const now = tiles.findIndex((tile) => tile.id === id);
  const tile = tiles[now];
  if (!tile) return -1;
  const rest = tiles.filter((each) => each.id !== id);
  const distanceAt = (index: number): number => {
    const place = packBoard(rest.toSpliced(index, 0, tile), columns).get(id);
    return place ? Math.hypot(place.column - held.column, place.row - held.row) : Number.POSITIVE_INFINITY;
  };
  // Where it stands already it stays, unless another place is clearly nearer.
  let [found, nearest] = [now, distanceAt(now) - 0.25];
  for (let index = 0; index < tiles.length; index += 1) {
    const distance = distanceAt(index);
    if (distance < nearest) [found, nearest] = [index, distance];
  }
  return found;
}

/** Places for every number of columns, as the variables from which the stylesheet picks. */
export function placeStyles(tiles: readonly Tile[]): Map<string, Record<string, string>> {
  const styles = new Map<string, Record<string, string>>(tiles.map(({ id }) => [id, {}]));
  for (const columns of columnCounts)
    for (const [id, { column, row, width, height }] of packBoard(tiles, columns))
      Object.assign(styles.get(id) ?? {}, {
        [`--place-${columns}`]: `${row + 1} / ${column + 1} / span ${height} / span ${width}`,
      });
  return styles;
}
