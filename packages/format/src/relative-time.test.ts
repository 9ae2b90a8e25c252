import { describe, expect, it } from 'vitest';
import { nearDay, relativeInSentence, relativeTime } from './relative-time.ts';

const now = new Date('2025-11-12T14:00:00Z');
const timeZone = 'America/Toronto';
const writeTime = (instant: string, language: 'en' | 'fr') =>
  relativeTime(new Date(instant), { now, language, timeZone });

describe('[NOTE-09] relative time', () => {
  it.each([
    ['2025-11-12T14:00:30Z', 'Just now', 'À l’instant'],
    ['2025-11-12T13:59:01Z', 'Just now', 'À l’instant'],
    ['2025-11-12T13:59:00Z', '1 min ago', 'Il y a 1\u00A0min'],
    ['2025-11-12T13:00:01Z', '59 min ago', 'Il y a 59\u00A0min'],
    ['2025-11-12T13:00:00Z', '1 h ago', 'Il y a 1\u00A0h'],
    ['2025-11-11T14:00:01Z', '23 h ago', 'Il y a 23\u00A0h'],
    ['2025-11-11T14:00:00Z', 'Yesterday', 'Hier'],
    // In Toronto the day begins five hours later.
    ['2025-11-11T05:00:00Z', 'Yesterday', 'Hier'],
    ['2025-11-11T04:59:59Z', 'Nov 10, 2025', '10 nov. 2025'],
    ['2024-02-29T12:00:00Z', 'Feb 29, 2024', '29 févr. 2024'],
  ])('%s is %s and %s', (instant, english, french) => {
    expect([writeTime(instant, 'en'), writeTime(instant, 'fr')]).toEqual([english, french]);
  });
});

it('begins small within a sentence, while a month keeps its letter', () => {
  const write = (instant: string, language: 'en' | 'fr') =>
    relativeInSentence(new Date(instant), { now, language, timeZone });
  expect(
    ['2025-11-12T14:00:00Z', '2025-11-11T14:00:00Z', '2024-02-29T12:00:00Z'].map((at) => write(at, 'en')),
  ).toEqual(['just now', 'yesterday', 'Feb 29, 2024']);
  expect(write('2025-11-12T13:00:00Z', 'fr')).toBe('il y a 1\u00A0h');
});

describe('a day near today', () => {
  it.each([
    ['2025-11-12', 'Today', 'Aujourd’hui'],
    ['2025-11-11', 'Yesterday', 'Hier'],
    ['2025-11-13', 'Tomorrow', 'Demain'],
    ['2025-11-08', 'Nov 8', '8 nov.'],
    ['2024-11-12', 'Nov 12, 2024', '12 nov. 2024'],
    ['2025-11-12T03:00:00Z', 'Yesterday', 'Hier'],
  ])('[SHELL-09] %s', (day, english, french) => {
    expect(nearDay(day, { today: '2025-11-12', language: 'en', timeZone })).toBe(english);
    expect(nearDay(day, { today: '2025-11-12', language: 'fr', timeZone })).toBe(french);
  });
});
