import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar.ts';
import { manyRuns } from '../testing/many-runs.ts';
import type { ListingState } from './lifecycle.ts';
import { listingStates, statusOf } from './lifecycle.ts';
import { applyAction, isTerminal, legalActions, lifecycleActionTypes } from './lifecycle-actions.ts';
import type { LifecycleActionType } from './lifecycle-facts.ts';
import type { LifeStep } from './testing/random-lives.ts';
import { anyLife, anyTrial, buildAction } from './testing/random-lives.ts';

/** Written out again, apart from the machine's own rules. */
const table: Record<LifecycleActionType, Partial<Record<ListingState, ListingState[]>>> = {
  publish: { draft: ['active'] },
  comingSoon: { draft: ['comingSoon'] },
  delete: { draft: ['deleted'] },
  activate: { comingSoon: ['active'] },
  changePrice: { active: ['active'] },
  extend: { active: ['active'], conditional: ['conditional'], suspended: ['suspended'] },
  acceptConditional: { active: ['conditional'] },
  sellFirm: { active: ['firm'] },
  waive: { conditional: ['firm'] },
  amendConditions: { conditional: ['conditional'] },
  conditionsFail: { conditional: ['active', 'expired'] },
  dealFellThrough: { firm: ['active', 'expired'] },
  confirmClosed: { firm: ['firm'] },
  suspend: { active: ['suspended'], conditional: ['suspended'] },
  resume: { suspended: ['active', 'conditional'] },
  terminate: { active: ['terminated'], suspended: ['terminated'], comingSoon: ['terminated'] },
  expire: {
    active: ['expired'],
    conditional: ['expired'],
    suspended: ['expired'],
    comingSoon: ['expired'],
  },
  reportLateSale: { expired: ['firm'] },
  relist: { expired: ['draft'], terminated: ['draft'], firm: ['draft'] },
};

function forEachStep(check: (step: LifeStep) => void): void {
  fc.assert(
    fc.property(anyLife, ({ steps }) => {
      for (const step of steps) check(step);
    }),
    manyRuns(500),
  );
}

describe('any life of a listing', () => {
  it('[LIST-05] never leaves the table of legal steps, whatever is asked for', () => {
    fc.assert(
      fc.property(anyTrial, ({ life, seed, pick, gap, actor, role }) => {
        const type = lifecycleActionTypes[pick % lifecycleActionTypes.length] ?? 'publish';
        const today = addDays(life.today, gap);
        const context = { today, actor, role };
        const outcome = applyAction(life.listing, buildAction(type, seed, today), context);
        const allowed = table[type][life.listing.state] ?? [];
        if (outcome.ok) {
          expect(allowed).toContain(outcome.listing.state);
          expect(legalActions(life.listing, context)).toContain(type);
        }
        if (allowed.length === 0) expect(outcome).toEqual({ ok: false, reason: 'notAllowedInState' });
      }),
      manyRuns(2_000),
    );
  });

  it('[LIST-05] records every step as exactly one event that joins on to the one before', () => {
    fc.assert(
      fc.property(anyLife, ({ steps, events }) => {
        expect(events).toHaveLength(steps.length);
        steps.forEach(({ before, after, event, today }, index) => {
          expect(event.fromState).toBe(index === 0 ? 'draft' : events[index - 1]?.toState);
          expect([event.fromState, event.toState]).toEqual([before.state, after.state]);
          expect(event.effectiveDate <= today).toBe(true);
          expect(event).toMatchObject({ actor: 'demo', isIrregular: false, at: after.modifiedAt });
        });
      }),
      manyRuns(500),
    );
  });

  it('[LIST-05] keeps the price history and the listing consistent', () => {
    fc.assert(
      fc.property(anyLife, ({ listing, events }) => {
        const listPrices = events.filter(({ code }) => code === 'new' || code === 'pc');
        listPrices.slice(1).forEach((event, index) => {
          expect(event.oldPrice).toBe(listPrices[index]?.newPrice);
          expect(event.newPrice).not.toBe(event.oldPrice);
        });
        if (listPrices.length === 0) return;
        expect(listing.originalListPrice).toBe(listPrices[0]?.newPrice);
        expect(listing.listPrice).toBe(listPrices.at(-1)?.newPrice);
        expect(listing.previousListPrice).toBe(listPrices.at(-1)?.oldPrice);
        expect(listing.priceChangedAt).toBe(listPrices.length > 1 ? listPrices.at(-1)?.at : null);
      }),
      manyRuns(500),
    );
  });

  it('[LIST-05] shows a final price and its dates exactly while a deal is firm', () => {
    forEachStep(({ after }) => {
      const isFirm = after.state === 'firm';
      expect(after.closePrice !== null).toBe(isFirm);
      expect(after.soldDate !== null).toBe(isFirm);
      expect(after.closeDate !== null).toBe(isFirm);
      expect(statusOf(after.state) === 'sold').toBe(isFirm);
      if (isFirm) expect(after.dealPrice).toBeNull();
    });
  });

  it('remembers what a suspended listing goes back to, and nothing once it is over', () => {
    forEachStep(({ before, after, action }) => {
      expect(after.priorState !== null).toBe(after.state === 'suspended');
      if (action.type === 'resume') {
        expect([after.state, after.code]).toEqual([before.priorState, before.priorCode]);
      }
    });
  });

  it('never takes the trade of the other offer', () => {
    forEachStep(({ after, event }) => {
      const otherCodes = after.offer === 'sale' ? ['lc', 'lce', 'lsd'] : ['sc', 'sce', 'sld'];
      expect(otherCodes).not.toContain(event.code);
    });
  });

  it('[LIST-05] ends for good: after a terminal state only a new listing can follow, or a late sale', () => {
    fc.assert(
      fc.property(anyTrial, ({ life: { listing, today }, seed, gap }) => {
        const later = addDays(today, gap);
        const possible = legalActions(listing, { today: later, actor: 'demo' });
        if (isTerminal(listing)) {
          expect(possible.filter((type) => type !== 'relist')).toEqual([]);
          const accepted = lifecycleActionTypes.filter(
            (type) =>
              applyAction(listing, buildAction(type, seed, later), { today: later, actor: 'demo' }).ok,
          );
          expect(accepted).toEqual(listing.state === 'deleted' ? [] : ['relist']);
        } else if (listing.state === 'expired') {
          expect(possible).toEqual(['reportLateSale', 'relist']);
        }
      }),
      manyRuns(1_000),
    );
  });

  describe('so that the properties above mean something', () => {
    const steps = fc.sample(anyLife, { ...manyRuns(1_500), seed: 7 }).flatMap((life) => life.steps);

    it('every state is visited but the deleted one', () => {
      const seen = new Set<ListingState>(steps.map(({ after }) => after.state));
      expect([...seen, 'draft', 'deleted'].toSorted()).toEqual([...listingStates].toSorted());
    });

    it('every kind of step is taken', () => {
      const taken = new Set<LifecycleActionType>(['relist', 'delete']);
      for (const { action } of steps) taken.add(action.type);
      expect([...taken].toSorted()).toEqual([...lifecycleActionTypes].toSorted());
    });
  });
});
