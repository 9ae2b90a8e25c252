import { expect, it } from 'vitest';
import { createSettableClock } from './clock/clock.ts';
import { createRecentCalls } from './recent-calls.ts';

const clock = createSettableClock('2026-03-02T15:00:00Z');

it('[AUTH-20] slides: a failure counts for exactly one span', () => {
  const window = createRecentCalls({ clock, limit: 2, spanMs: 1000 });
  window.record('a');
  clock.advance(600);
  window.record('a');
  expect(window.isFull('a')).toBe(true);
  expect(window.isFull('b')).toBe(false);
  clock.advance(400);
  expect(window.isFull('a')).toBe(false);
  window.record('a');
  expect(window.isFull('a')).toBe(true);
});

it('[AUTH-20] forgets the address that was quiet the longest when there are too many', () => {
  const window = createRecentCalls({ clock, limit: 1, maxAddresses: 2 });
  window.record('a');
  window.record('b');
  window.record('a');
  window.record('c');
  expect(['a', 'b', 'c'].filter(window.isFull)).toEqual(['a', 'c']);
});
