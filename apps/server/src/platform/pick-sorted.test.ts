import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pickSorted } from './pick-sorted.ts';
import { runInTurns } from './turns.ts';

it('picks what a sort would put there, equal ones as they came', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.nat(20)), fc.nat(60), fc.nat(60), async (values, start, length) => {
      const rows = values.map((value, place) => ({ value, place }));
      const compare = (left: { value: number }, right: { value: number }) => left.value - right.value;
      const picked = await runInTurns(pickSorted(rows, compare, start, start + length));
      expect(picked).toEqual(rows.toSorted(compare).slice(start, start + length));
    }),
  ));
