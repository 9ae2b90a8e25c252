import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { giveWay } from './turns.ts';

it('lets one of many who work long go on at a time, each in its turn', async () => {
  const went: number[] = [];
  const work = async (who: number) => {
    for (let part = 0; part < 3; part += 1) {
      await giveWay();
      went.push(who);
    }
  };
  let isDone = false;
  const all = Promise.all([1, 2, 3].map(work)).then(() => {
    isDone = true;
  });
  const seen: number[] = [];
  while (!isDone) {
    await nextTurn();
    seen.push(went.length);
  }
  await all;
  expect(went).toEqual([1, 2, 3, 1, 2, 3, 1, 2, 3]);
  // Somebody else who is served once a turn of the loop never waits for two of them.
  expect(seen.every((count, turn) => count - (seen[turn - 1] ?? 0) <= 1)).toBe(true);
});
