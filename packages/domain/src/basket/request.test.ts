import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { manyRuns } from '../testing/many-runs.ts';
import type { HomeRequest, RequestAction, RequestStep } from './request.ts';
import {
  firstRequest,
  listRequestActions,
  replayRequest,
  requestActions,
  takeBackMs,
  takeRequestStep,
} from './request.ts';
import { requestStates } from './vocabulary.ts';

const start = new Date('2025-11-12T14:00:00Z');
const at = (ms: number) => new Date(start.getTime() + ms);
const moment = (ms = 0, hasLeft = false) => ({ now: at(ms), hasLeft });

function walk(actions: readonly RequestAction[], { needsConfirmation = true } = {}): HomeRequest | null {
  return actions.reduce<HomeRequest | null>(
    (request, action) => request && (takeRequestStep(request, action, moment())?.request ?? null),
    firstRequest({ needsConfirmation }),
  );
}

describe('[BASKET-02] the request of a home', () => {
  it.each([
    [['approve'], 'approved'],
    [['reject'], 'rejected'],
    [['approve', 'send'], 'sent'],
    [['approve', 'reject'], 'rejected'],
    [['approve', 'reconsider'], 'pending'],
    [['reject', 'approve', 'send'], 'sent'],
    [['approve', 'send', 'takeBack'], 'approved'],
    [['send'], null],
    [['reject', 'send'], null],
    [['takeBack'], null],
    [['approve', 'send', 'reject'], null],
    [['approve', 'send', 'send'], null],
  ] as const)('after %j is %s', (actions, state) => {
    expect(walk(actions)?.state ?? null).toBe(state);
  });

  it('needs nobody’s confirmation where the agent wants none', () => {
    expect(walk([], { needsConfirmation: false })?.state).toBe('approved');
    expect(walk(['send'], { needsConfirmation: false })?.state).toBe('sent');
  });

  it('can be taken back for ten minutes, as long as its message has not left', () => {
    const sent = walk(['approve', 'send']) as HomeRequest;
    expect(listRequestActions(sent, moment(takeBackMs - 1))).toEqual(['takeBack']);
    expect(listRequestActions(sent, moment(takeBackMs))).toEqual([]);
    expect(listRequestActions(sent, { ...moment(takeBackMs), hasComeBack: true })).toEqual(['takeBack']);
    expect(listRequestActions(sent, moment(1, true))).toEqual([]);
  });

  const order = fc.record({
    action: fc.constantFrom(...requestActions),
    ms: fc.integer({ min: 0, max: 2 * takeBackMs }),
    hasLeft: fc.boolean(),
  });

  it('is what its history says, was approved before it was sent, and never taken back late', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.array(order, { maxLength: 30 }), (needsConfirmation, orders) => {
        const first = firstRequest({ needsConfirmation });
        let request = first;
        let passed = 0;
        const history: RequestStep[] = [];
        for (const { action, ms, hasLeft } of orders) {
          passed += ms;
          const before = request;
          const taken = takeRequestStep(request, action, moment(passed, hasLeft));
          expect(listRequestActions(request, moment(passed, hasLeft)).includes(action)).toBe(taken !== null);
          if (!taken) continue;
          ({ request } = taken);
          history.push(taken.step);
          if (request.state === 'sent') expect(before.state).toBe('approved');
          if (action === 'takeBack') {
            expect(hasLeft).toBe(false);
            expect(passed - ((before.sentAt?.getTime() ?? 0) - start.getTime())).toBeLessThan(takeBackMs);
          }
          expect(request.sentAt !== null).toBe(request.state === 'sent');
        }
        expect(requestStates).toContain(request.state);
        expect(replayRequest(first, history)).toEqual(request);
      }),
      manyRuns(500),
    );
  });

  it('shows a history from which something is missing', () => {
    const first = firstRequest({ needsConfirmation: true });
    const approved = takeRequestStep(first, 'approve', moment());
    const sent = approved && takeRequestStep(approved.request, 'send', moment());
    expect(replayRequest(first, sent ? [sent.step] : [])).toBeNull();
  });
});
