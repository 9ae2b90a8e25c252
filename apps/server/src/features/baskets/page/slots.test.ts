import { expect, it } from 'vitest';
import { isFree, listSlots } from './slots.ts';

const zone = 'America/Toronto';
const timesOn = (
  date: string,
  now: string,
  apart: string[] = [],
  together: { time: Date; isTold: boolean }[] = [],
) =>
  listSlots(new Date(now), zone, { apart: apart.map((time) => new Date(time)), together }).find(
    (day) => day.date === date,
  )?.times;

it('begins tomorrow by the clocks of the zone, whatever day it is elsewhere', () => {
  // Half past ten in the evening of the 12th in Toronto.
  const days = listSlots(new Date('2025-11-13T03:30:00Z'), zone, { apart: [] });
  expect(days.map(({ date }) => date)).toEqual([
    '2025-11-13',
    '2025-11-14',
    '2025-11-15',
    '2025-11-16',
    '2025-11-17',
    '2025-11-18',
    '2025-11-19',
  ]);
  expect(days[0]?.times[0]).toBe('2025-11-13T15:00:00.000Z');
});

it('keeps the hours of the day when the clocks change', () => {
  expect(timesOn('2025-11-01', '2025-10-31T12:00:00Z')?.[0]).toBe('2025-11-01T14:00:00.000Z');
  expect(timesOn('2025-11-02', '2025-10-31T12:00:00Z')?.[0]).toBe('2025-11-02T15:00:00.000Z');
});

it('leaves out what overlaps a showing of the agent, and nothing that only touches it', () => {
  const now = '2025-11-12T14:00:00Z';
  // At 11:00 until 12:00: before it 10:00 just fits, 11:30 does not.
  expect(timesOn('2025-11-13', now, ['2025-11-13T16:00:00Z'])).toEqual([
    '2025-11-13T15:00:00.000Z',
    '2025-11-13T18:00:00.000Z',
    '2025-11-13T19:30:00.000Z',
    '2025-11-13T21:00:00.000Z',
    '2025-11-13T22:30:00.000Z',
  ]);
  expect(timesOn('2025-11-14', now, ['2025-11-13T16:00:00Z'])).toHaveLength(6);
});

it('offers the very time at which somebody else sees the home, and nothing that overlaps with it', () => {
  const now = '2025-11-12T14:00:00Z';
  const usual = { time: new Date('2025-11-13T15:00:00Z'), isTold: false };
  // At 11:00, between the usual times.
  const between = new Date('2025-11-13T16:00:00Z');
  expect(timesOn('2025-11-13', now, [], [usual])).toHaveLength(6);
  expect(timesOn('2025-11-13', now, [], [{ time: between, isTold: true }])?.slice(0, 3)).toEqual([
    '2025-11-13T15:00:00.000Z',
    '2025-11-13T16:00:00.000Z',
    '2025-11-13T18:00:00.000Z',
  ]);
  expect(timesOn('2025-11-13', now, [], [{ time: between, isTold: false }])?.slice(0, 2)).toEqual([
    '2025-11-13T15:00:00.000Z',
    '2025-11-13T18:00:00.000Z',
  ]);
  // The agent shows another home then as well.
  expect(timesOn('2025-11-13', now, ['2025-11-13T15:00:00Z'], [usual])).toHaveLength(5);
});

it('has no time that is past or is just now', () => {
  const now = new Date('2025-11-13T15:00:00Z');
  expect(isFree(now, { now, agreed: [] })).toBe(false);
  expect(isFree(new Date(now.getTime() + 1), { now, agreed: [] })).toBe(true);
});
