import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { FlatShape } from '@hearthline/domain/criteria/match';
import { flattenShape, shapeContains } from '@hearthline/domain/criteria/match';
import type { ActiveRows } from './active-rows.ts';
import type { Bits } from './bits.ts';
import { createBits, removeAll, setBit } from './bits.ts';
import type { FieldQuery } from './field-query.ts';

export function shapeQuery(
  rows: ActiveRows,
  field: 'within' | 'without',
  shapes: NonNullable<Criteria['within']>,
  isInsideWanted: boolean,
): FieldQuery {
  const flat = shapes.map(flattenShape);
  const isInside = (x: number, y: number) => flat.some((shape) => shapeContains(shape, x, y));
  return {
    field,
    cacheKey: `${field}:${JSON.stringify(shapes)}`,
    find: () => {
      const inside = findInside(rows, flat);
      if (isInsideWanted) return inside;
      const outside = rows.alive.slice();
      removeAll(outside, inside);
      return outside;
    },
    passes: (row) => {
      const x = rows.numbers('worldX')[row] as number;
      const y = rows.numbers('worldY')[row] as number;
      return (!Number.isNaN(x) && isInside(x, y)) === isInsideWanted;
    },
  };
}

/** Only what lies between the western and eastern edge of a shape is looked at. */
function findInside(rows: ActiveRows, shapes: readonly FlatShape[]): Bits {
  const found = createBits(rows.capacity);
  const xs = rows.numbers('worldX');
  const ys = rows.numbers('worldY');
  const order = rows.order('westKey');
  for (const shape of shapes) {
    const { minX, minY, maxX, maxY } = shape.box;
    const to = order.positionAfter(maxX + 1, '');
    const ordered = order.rows();
    for (let position = order.positionAfter(minX, ''); position < to; position += 1) {
      const row = ordered[position] as number;
      const y = ys[row] as number;
      if (y >= minY && y <= maxY && shapeContains(shape, xs[row] as number, y)) setBit(found, row);
    }
  }
  return found;
}
