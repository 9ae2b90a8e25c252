import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRowHash, hashOfText } from './row-hash.ts';
import { createRowIds } from './row-ids.ts';
import { createRowOrder } from './row-order.ts';
import { createRowTexts } from './row-texts.ts';

const rows = 64;
const row = fc.nat({ max: rows - 1 });
/** Few different ones, so that they meet. */
const fewTexts = fc.constantFrom('', 'a', 'W123', 'w123', 'Été – 水', '😀', 'long '.repeat(300_000));

describe('columns of the active index beside plain maps', () => {
  it('texts are what was put last, stored or set, whatever grows in between', () => {
    const step = fc.record({ row, text: fewTexts, way: fc.constantFrom('store', 'set', 'clear', 'resize') });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const texts = createRowTexts(rows);
        const model = new Map<number, string>();
        let size = rows;
        for (const { row, text, way } of steps) {
          if (way === 'resize') {
            size += 7;
            texts.resize(size);
          } else if (way === 'clear') {
            texts.clear(row);
            model.set(row, '');
          } else {
            texts[way as 'store' | 'set'](row, text);
            model.set(row, text);
          }
        }
        const taken = createRowTexts(size, texts.state());
        for (const [row, text] of model) {
          expect(texts.get(row) === text).toBe(true);
          expect(taken.get(row) === text).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('rows are found by their hash, however many share it', () => {
    const step = fc.record({ row, hash: fc.constantFrom(0, 1, 64, 65, 2 ** 32 - 1), grows: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        const hash = createRowHash(rows);
        const model = new Map<number, number>();
        let size = rows;
        for (const each of steps) {
          if (model.has(each.row)) {
            hash.remove(each.row);
            model.delete(each.row);
          } else {
            hash.put(each.row, each.hash);
            model.set(each.row, each.hash);
          }
          if (each.grows) {
            size += 1;
            hash.resize(size);
          }
        }
        for (const wanted of [0, 1, 64, 65, 2 ** 32 - 1, 7])
          expect(hash.candidates(wanted).sort()).toEqual(
            [...model].flatMap(([row, own]) => (own === wanted ? [row] : [])).sort(),
          );
      }),
    );
  });

  it('ids are found, told and compared as the texts they are', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.uuid(), { minLength: 2, maxLength: rows }), (all) => {
        const ids = createRowIds(4);
        ids.resize(rows);
        for (const [row, id] of all.entries()) ids.set(row, id);
        const order = (a: string, b: string) => Math.sign(a < b ? -1 : a > b ? 1 : 0);
        for (const [row, id] of all.entries()) {
          expect(ids.idOf(row)).toBe(id);
          expect(ids.rowOf(id)).toBe(row);
          expect(Math.sign(ids.compareRows(row, 0))).toBe(order(id, all[0] as string));
          expect(Math.sign(ids.compareTo(row, all[1] as string))).toBe(order(id, all[1] as string));
        }
        ids.clear(0);
        expect(ids.rowOf(all[0] as string)).toBeUndefined();
        expect(ids.rowOf('no id at all')).toBeUndefined();
      }),
    );
  });

  it('an order stays in order while rows come, go and get other keys', () => {
    const key = fc.constantFrom(-3, 0, 1, 2, 7, Number.MAX_SAFE_INTEGER);
    const step = fc.record({ row: fc.nat({ max: 15 }), key, other: fc.nat({ max: 15 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const keys = new Float64Array(16);
        const ids = createRowIds(16);
        for (let each = 0; each < 16; each += 1)
          ids.set(each, `${String((each * 7) % 16).padStart(8, '0')}-0000-7000-8000-000000000000`);
        const order = createRowOrder({ keys: () => keys, ids });
        const inside = new Set<number>();
        for (const { row, key, other } of steps) {
          if (!inside.has(row)) {
            keys[row] = key;
            order.insert([row]);
            inside.add(row);
          } else if (inside.has(other) && other !== row) {
            order.remove([row, other]);
            inside.delete(row);
            inside.delete(other);
          } else {
            const from = order.positionOf(row);
            keys[row] = key;
            order.move(from);
          }
          const expected = [...inside].sort(
            (a, b) => (keys[a] as number) - (keys[b] as number) || ids.compareRows(a, b),
          );
          expect([...order.rows()]).toEqual(expected);
        }
      }),
    );
  });

  it('a hash is a number of 32 bits without a sign', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(hashOfText(text)).toBe(hashOfText(text) >>> 0);
      }),
    );
  });
});
