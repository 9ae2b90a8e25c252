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

it('[AUTH-20] counts an address of IPv6 by the network, which has more of them than anybody could count', () => {
  const window = createRecentCalls({ clock, limit: 1 });
  for (const address of ['2001:db8:1:2::1', '::ffff:192.0.2.1', 'fe80::1%eth0']) window.record(address);
  for (const same of ['2001:0DB8:1:2:ffff::9', '2001:db8:1:2:3:4:192.0.2.9', '192.0.2.1', '::ffff:c000:201'])
    expect([same, window.isFull(same)]).toEqual([same, true]);
  for (const other of ['2001:db8:1:3::1', '2001:db8::1:2:0:1', '::1', '192.0.2.2', 'fe81::1'])
    expect([other, window.isFull(other)]).toEqual([other, false]);
});

it('[AUTH-20] forgets the address that was quiet the longest when there are too many', () => {
  const window = createRecentCalls({ clock, limit: 1, maxAddresses: 2 });
  window.record('a');
  window.record('b');
  window.record('a');
  window.record('c');
  expect(['a', 'b', 'c'].filter(window.isFull)).toEqual(['a', 'c']);
});
