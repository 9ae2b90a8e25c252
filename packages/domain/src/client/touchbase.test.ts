import { describe, expect, it } from 'vitest';
import type { Touchbase } from './touchbase.ts';
import { cadenceOf, dueOf, nextContactOn } from './touchbase.ts';

const client = (changes: Partial<Touchbase> = {}): Touchbase => ({
  relation: 'good',
  category: 'interested',
  cadenceDays: null,
  plannedOn: null,
  lastContactOn: '2025-10-01',
  enteredOn: '2025-01-01',
  ...changes,
});

describe('when to be in touch next', () => {
  it.each([
    ['excellent', 14, '2025-10-15'],
    ['good', 30, '2025-10-31'],
    ['fair', 60, '2025-11-30'],
    ['new', 7, '2025-10-08'],
    [null, 7, '2025-10-08'],
  ] as const)('follows the relation: %s is every %i days', (relation, days, on) => {
    expect(cadenceOf(client({ relation }))).toBe(days);
    expect(nextContactOn(client({ relation }))).toBe(on);
  });

  it('counts from the day of entry where there was no contact, and by the agent’s own number of days', () => {
    expect(nextContactOn(client({ lastContactOn: null }))).toBe('2025-01-31');
    expect(nextContactOn(client({ cadenceDays: 90 }))).toBe('2025-12-30');
  });

  it('leaves in peace who is not interested or never to be called, unless a day was set', () => {
    expect(nextContactOn(client({ cadenceDays: 0 }))).toBeNull();
    expect(nextContactOn(client({ category: 'notInterested' }))).toBeNull();
    expect(nextContactOn(client({ category: 'notInterested', plannedOn: '2025-12-01' }))).toBe('2025-12-01');
  });

  it('is due from that day on, and presses the more the longer it is against the rhythm', () => {
    expect(dueOf(client(), '2025-10-30')).toBeNull();
    expect(dueOf(client(), '2025-10-31')).toMatchObject({ nextOn: '2025-10-31', overdueDays: 0 });
    const [often, seldom] = [
      dueOf(client({ relation: 'excellent' }), '2025-12-30'),
      dueOf(client(), '2025-12-30'),
    ];
    expect(often?.pressure).toBeGreaterThan(seldom?.pressure ?? 0);
  });
});
