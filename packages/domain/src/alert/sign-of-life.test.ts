import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '../calendar.ts';
import { manyRuns } from '../testing/many-runs.ts';
import type { Silence, SilenceStep } from './sign-of-life.ts';
import { nextStep, pausesAt, silenceLimits } from './sign-of-life.ts';

const start = Date.parse('2025-03-01T12:00:00Z');
const at = (days: number) => new Date(start + days * dayMs);
const silent: Silence = { watchedSince: at(0), signedAt: null, askedAt: null, warnedAt: null };

describe('an alert whose client is silent', () => {
  it('asks the client, tells the agent, and pauses', () => {
    const steps = (silence: Silence, days: number[]) =>
      days.map((day) => nextStep({ ...silence, now: at(day) }));
    const asked = { ...silent, askedAt: at(60) };
    const warned = { ...asked, warnedAt: at(83) };
    expect(steps(silent, [0, 59.9, 60, 200])).toEqual(['none', 'none', 'ask', 'ask']);
    expect(steps(asked, [60, 82.9, 83, 200])).toEqual(['none', 'none', 'warn', 'warn']);
    expect(steps(warned, [83, 89.9, 90, 200])).toEqual(['none', 'none', 'pause', 'pause']);
    expect([silent, asked, warned].map(pausesAt)).toEqual([null, at(90), at(90)]);
  });

  it('counts anew from a sign of life and from the word of the agent', () => {
    const warned = { ...silent, askedAt: at(60), warnedAt: at(83) };
    for (const again of [{ signedAt: at(85) }, { watchedSince: at(85) }]) {
      const silence = { ...warned, ...again };
      expect(nextStep({ ...silence, now: at(144.9) })).toBe('none');
      expect(nextStep({ ...silence, now: at(145) })).toBe('ask');
      expect(pausesAt(silence)).toBeNull();
    }
    // What came before it was watched is no sign for this alert.
    expect(nextStep({ ...silent, signedAt: at(-5), now: at(60) })).toBe('ask');
  });

  it('gives the same time to answer where everything came late', () => {
    const asked = { ...silent, askedAt: at(100) };
    expect(nextStep({ ...asked, now: at(122) })).toBe('none');
    expect(pausesAt(asked)).toEqual(at(130));
    const warned = { ...asked, warnedAt: at(140) };
    expect(nextStep({ ...warned, now: at(146) })).toBe('none');
    expect(nextStep({ ...warned, now: at(147) })).toBe('pause');
    expect(pausesAt(warned)).toEqual(at(147));
  });

  it('takes each step once in a silence and in order, however rarely anybody looks', () => {
    const moves = fc.array(
      fc.record({
        hours: fc.oneof(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 24, max: 24 * 70 })),
        what: fc.oneof(
          { weight: 20, arbitrary: fc.constant('look') },
          { weight: 1, arbitrary: fc.constantFrom('sign', 'keep') },
        ),
      }),
      { minLength: 20, maxLength: 120 },
    );
    fc.assert(
      fc.property(moves, (moves) => {
        let now = start;
        let silence = silent;
        let since = start;
        let taken: { step: SilenceStep; at: number }[] = [];
        for (const { hours, what } of moves) {
          now += hours * hourMs;
          const moment = new Date(now);
          if (what !== 'look') {
            silence = { ...silence, [what === 'sign' ? 'signedAt' : 'watchedSince']: moment };
            [since, taken] = [now, []];
            continue;
          }
          const promised = pausesAt(silence);
          const step = nextStep({ ...silence, now: moment });
          if (step === 'none') continue;
          taken.push({ step, at: now });
          const order: SilenceStep[] = ['ask', 'warn', 'pause'];
          expect(taken.map((one) => one.step)).toEqual(order.slice(0, taken.length));
          const limits = [
            silenceLimits.askAfterDays,
            silenceLimits.warnAfterDays,
            silenceLimits.pauseAfterDays,
          ];
          const index = taken.length - 1;
          expect(now - since).toBeGreaterThanOrEqual((limits[index] ?? 0) * dayMs);
          const before = taken[index - 1];
          if (before)
            expect(now - before.at).toBeGreaterThanOrEqual(
              ((limits[index] ?? 0) - (limits[index - 1] ?? 0)) * dayMs,
            );
          if (step === 'pause') {
            expect(Number(promised)).toBeLessThanOrEqual(now);
            return;
          }
          silence = { ...silence, [step === 'ask' ? 'askedAt' : 'warnedAt']: moment };
        }
      }),
      manyRuns(500),
    );
  });
});
