import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { greetingPlaceholderNames } from '../greeting/placeholders.ts';
import type { SignalKind } from './open-grade.ts';
import { gradeSignal, isSurer, mayWatch } from './open-grade.ts';
import type { PlaceholderValues } from './placeholders.ts';
import { fillPlaceholders, findUnknownPlaceholders } from './placeholders.ts';
import { afterAllQuietHours, afterQuietHours } from './quiet-hours.ts';

describe('how sure a reading is', () => {
  const deliveredAt = new Date('2025-11-12T13:00:00Z');
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
  const grade = (kind: SignalKind, secondsAfter: number, userAgent = firefox) =>
    gradeSignal({ kind, at: new Date(deliveredAt.getTime() + secondsAfter * 1000), userAgent }, deliveredAt);

  it.each([
    ['opened', 1800, firefox, 'likely', 'opened'],
    ['opened', 3, firefox, 'machine', 'soonAfterDelivery'],
    ['opened', 1800, 'Mozilla/5.0', 'machine', 'proxy'],
    ['opened', 1800, '', 'machine', 'proxy'],
    [
      'opened',
      1800,
      'Mozilla/5.0 (Windows NT 5.1) Firefox/11.0 (via ggpht.com GoogleImageProxy)',
      'machine',
      'proxy',
    ],
    ['clicked', 1800, firefox, 'confirmed', 'clicked'],
    ['clicked', 2, firefox, 'machine', 'soonAfterDelivery'],
    ['clicked', 1800, 'Barracuda Sentinel (EE)', 'machine', 'scanner'],
    ['clicked', 1800, 'python-requests/2.32', 'machine', 'scanner'],
    ['viewed', 2, firefox, 'confirmed', 'viewed'],
    ['replied', 1, '', 'confirmed', 'replied'],
  ] as const)('%s after %i s by "%s" is %s (%s)', (kind, seconds, userAgent, expected, evidence) => {
    expect(grade(kind, seconds, userAgent)).toEqual({ grade: expected, evidence });
  });

  it('only grows', () => {
    expect(isSurer('confirmed', 'likely')).toBe(true);
    expect(isSurer('machine', 'machine')).toBe(false);
    expect(isSurer('machine', 'likely')).toBe(false);
  });

  it('is not watched against the agent’s wish, nor in Quebec without express consent', () => {
    const asked = { isWanted: true, province: 'ON', hasExpressConsent: false };
    expect(mayWatch(asked)).toBe(true);
    expect(mayWatch({ ...asked, isWanted: false })).toBe(false);
    expect(mayWatch({ ...asked, province: 'QC' })).toBe(false);
    expect(mayWatch({ ...asked, province: 'QC', hasExpressConsent: true })).toBe(true);
  });
});

describe('quiet hours', () => {
  const night = { from: '21:00', to: '07:30' };

  it('let through what lies outside and hold back the rest until they end, in the reader’s zone', () => {
    const at = (text: string, zone: string) => afterQuietHours(new Date(text), night, zone).toISOString();
    expect(at('2025-11-12T18:00:00Z', 'America/Toronto')).toBe('2025-11-12T18:00:00.000Z');
    expect(at('2025-11-13T02:00:00Z', 'America/Toronto')).toBe('2025-11-13T12:30:00.000Z');
    expect(at('2025-11-13T02:00:00Z', 'America/Vancouver')).toBe('2025-11-13T02:00:00.000Z');
    expect(at('2025-11-13T01:59:59Z', 'America/Toronto')).toBe('2025-11-13T01:59:59.000Z');
    expect(at('2025-11-13T12:30:00Z', 'America/Toronto')).toBe('2025-11-13T12:30:00.000Z');
    expect(at('2025-11-13T00:29:00Z', 'America/St_Johns')).toBe('2025-11-13T00:29:00.000Z');
    expect(at('2025-11-13T00:30:00Z', 'America/St_Johns')).toBe('2025-11-13T11:00:00.000Z');
  });

  it('end at the time on the clock when clocks change in the night', () => {
    const end = (text: string) => afterQuietHours(new Date(text), night, 'America/Toronto').toISOString();
    expect(end('2026-03-08T04:00:00Z')).toBe('2026-03-08T11:30:00.000Z');
    expect(end('2025-11-02T03:00:00Z')).toBe('2025-11-02T12:30:00.000Z');
  });

  it('of several count together, unless they leave none of the day', () => {
    const after = (text: string, ...all: [string, string][]) =>
      afterAllQuietHours(
        new Date(text),
        all.map(([from, to]) => ({ from, to })),
        'America/Toronto',
      );
    expect(after('2025-11-13T02:00:00Z')).toEqual(new Date('2025-11-13T02:00:00Z'));
    expect(after('2025-11-13T02:00:00Z', ['07:00', '09:00'], ['21:00', '07:30'])).toEqual(
      new Date('2025-11-13T14:00:00Z'),
    );
    expect(after('2025-11-13T02:00:00Z', ['21:00', '08:00'], ['08:00', '20:59'])).toEqual(
      new Date('2025-11-14T01:59:00Z'),
    );
    expect(after('2025-11-13T02:00:00Z', ['21:00', '08:00'], ['08:00', '21:00'])).toBeNull();
  });

  it('never let a message out inside them, and never hold one longer than they last', () => {
    const minute = fc.integer({ min: 0, max: 1_439 });
    const text = (value: number) =>
      `${String(Math.floor(value / 60)).padStart(2, '0')}:${String(value % 60).padStart(2, '0')}`;
    const zone = fc.constantFrom(
      'America/Toronto',
      'America/St_Johns',
      'America/Regina',
      'America/Vancouver',
    );
    const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, minute, minute, zone, (at, from, to, timeZone) => {
        const hours = { from: text(from), to: text(to) };
        const out = afterQuietHours(at, hours, timeZone);
        expect(afterQuietHours(out, hours, timeZone)).toEqual(out);
        const held = (out.getTime() - at.getTime()) / 3_600_000;
        expect(held).toBeGreaterThanOrEqual(-1 / 60);
        expect(held).toBeLessThanOrEqual(25.1);
      }),
    );
  });
});

describe('placeholders', () => {
  const values: PlaceholderValues = {
    firstName: 'Étienne',
    lastName: 'Gagnon',
    fullName: 'Étienne Gagnon',
    city: '',
    agentName: 'Maya Okafor',
    brokerage: 'Northlight',
  };

  it('are filled, with another word where there is nothing to fill them with', () => {
    const text = 'Hi {{firstName}}, homes in {{ city | your area }} by {{agentName}}{{city}}.';
    expect(fillPlaceholders(text, values)).toBe('Hi Étienne, homes in your area by Maya Okafor.');
    expect(fillPlaceholders('<b>{{firstName}}</b>', { ...values, firstName: '<i>' }, () => '&lt;i&gt;')).toBe(
      '<b>&lt;i&gt;</b>',
    );
  });

  it('are told where nothing fills them', () => {
    expect(findUnknownPlaceholders('Hi {{firstName}} {{shoeSize}} {{broken')).toEqual([
      'shoeSize',
      '{{broken',
    ]);
    expect(findUnknownPlaceholders('Hi {{firstName|you}}')).toEqual([]);
    expect(findUnknownPlaceholders('At {{street}}')).toEqual(['street']);
    expect(findUnknownPlaceholders('At {{street}}', greetingPlaceholderNames)).toEqual([]);
  });
});
