import { expect, it } from 'vitest';
import type { DraftHistory } from './draft-history.ts';
import { emptyHistory, recordStep, stepBack, stepForward } from './draft-history.ts';

const none: DraftHistory<string> = emptyHistory;

it('[SITE-01] takes typing in one field back in one step, and each other change by itself', () => {
  let history = recordStep(none, '', 'slogan', 0);
  history = recordStep(history, 'a', 'slogan', 400);
  history = recordStep(history, 'ab', 'subtitle', 500);
  history = recordStep(history, 'abc', 'subtitle', 9_000);
  expect(history.past).toEqual(['', 'ab', 'abc']);

  const back = stepBack(history, 'abcd');
  expect(back?.value).toBe('abc');
  const further = stepBack(back?.history ?? none, 'abc');
  expect(further?.value).toBe('ab');
  expect(stepForward(further?.history ?? none, 'ab')?.value).toBe('abc');
});

it('has nothing to bring back after another change, and nothing before the first', () => {
  const back = stepBack(recordStep(none, 'one', null, 0), 'two');
  expect(stepForward(recordStep(back?.history ?? none, 'one', null, 1), 'three')).toBeNull();
  expect(stepBack(none, 'one')).toBeNull();
});

it('keeps a hundred steps', () => {
  let history = none;
  for (let step = 0; step < 130; step += 1) history = recordStep(history, String(step), null, step);
  expect(history.past).toHaveLength(100);
  expect(history.past[0]).toBe('30');
});
