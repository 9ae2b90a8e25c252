import { ownTimeZone } from '@hearthline/domain/time-zone';
import { describe, expect, it } from 'vitest';
import { partOfDayAt, usableTimeZone } from './greeting.ts';

describe('greeting', () => {
  it.each([
    ['2025-11-12T09:59:00Z', 'evening'],
    ['2025-11-12T10:00:00Z', 'morning'],
    ['2025-11-12T16:59:00Z', 'morning'],
    ['2025-11-12T17:00:00Z', 'afternoon'],
    ['2025-11-12T22:59:00Z', 'afternoon'],
    ['2025-11-12T23:00:00Z', 'evening'],
    ['2025-11-13T04:30:00Z', 'evening'],
  ])('at %s it is %s in Toronto', (instant, part) => {
    expect(partOfDayAt(new Date(instant), 'America/Toronto')).toBe(part);
  });

  it("follows the agent's zone, not the browser's", () => {
    const noonInToronto = new Date('2025-11-12T17:30:00Z');
    expect(partOfDayAt(noonInToronto, 'America/Vancouver')).toBe('morning');
  });

  it('falls back to a zone that exists', () => {
    expect(usableTimeZone('America/Toronto')).toBe('America/Toronto');
    expect(usableTimeZone('Mars/Olympus')).toBe(ownTimeZone());
  });
});
