import { toDay } from '@hearthline/demo-market/market/calendar';
import type { Cycle } from '@hearthline/demo-market/market/cycle';
import type { Random } from '@hearthline/demo-market/random';
import { hashOf } from '@hearthline/demo-market/random';
import { addDays, dayMs } from '@hearthline/domain/calendar';
import { applyAction } from '@hearthline/domain/listing/lifecycle-actions';
import type { LifecycleFacts } from '@hearthline/domain/listing/lifecycle-facts';
import { createTimedId } from '../timed-ids.ts';
import type { KnownListing, TickerStore } from './demo-ticker.store.ts';
import { relistHome } from './relist-home.ts';
import type { TickAction } from './tick-actions.ts';
import * as actions from './tick-actions.ts';

/** How often each step was taken, and how many the lifecycle refused. */
export interface TickReport {
  listed: number;
  taken: Record<string, number>;
  refused: number;
}

export interface MarketTickOptions {
  store: TickerStore;
  now: Date;
  today: string;
  random: Random;
  report: TickReport;
}

/** Homes that are touched came in within these days, most of them lately. */
const reachDays = 130;
/** Whether an agreement is extended is decided once, not with every tick anew. */
const extensionSeed = 7;
const extendedPercent = 55;
/** Homes come back this many days after they were sold, let or given up. */
const restDays = { sale: [260, 1_500], lease: [330, 900], none: [12, 300] } as const;
/** How long sellers pause at most and at least. */
const suspendedDays = [400, 9];
/** Deals older than this have been completed. */
const longestClosing = 200;

/** How often a day, for each listing of the market's ten years, as it was in the years that were made. */
const daily = {
  list: 6e-4,
  reprice: 6e-4,
  acceptConditional: 1.6e-4,
  sellFirm: 1.9e-4,
  terminate: 1.2e-4,
  suspend: 1.3e-5,
} as const;

/** One tick: what is due by the calendar, then a little trade, then homes that come on the market. */
export function createMarketTick({ store, now, today, random, report }: MarketTickOptions) {
  const touched = new Set<string>();
  let millisecond = now.getTime();

  /** Strictly ascending, so that the order within a tick can be told from its events. */
  function nextInstant(): string {
    millisecond += 1;
    return new Date(millisecond).toISOString();
  }

  async function take(listings: readonly KnownListing[], choose: TickAction): Promise<void> {
    for (const listing of listings) {
      if (touched.has(listing.id)) continue;
      touched.add(listing.id);
      const facts = toLifecycleFacts(listing);
      const action = choose(facts, today, random);
      const actor = action.type === 'expire' ? 'system' : 'demo';
      const outcome = applyAction(facts, action, { today, at: nextInstant(), actor });
      if (!outcome.ok) {
        report.refused += 1;
        continue;
      }
      await store.updateListing(listing.id, outcome.listing, [outcome.event]);
      report.taken[action.type] = (report.taken[action.type] ?? 0) + 1;
    }
  }

  /** Homes that came in around a moment of the last months, more often a late one. */
  async function pickActive(count: number): Promise<KnownListing[]> {
    if (count === 0) return [];
    const daysAgo = reachDays * random.next() ** 1.6;
    const from = new Date(now.getTime() - daysAgo * dayMs).toISOString();
    return store.listActiveFrom(createTimedId(from, ''), count);
  }

  /** A whole number that is the wanted one on average. */
  function drawCount(mean: number): number {
    return Math.floor(mean + random.next());
  }

  function findResting(): Promise<KnownListing | undefined> {
    const offer = random.chance(0.22) ? 'lease' : 'sale';
    const wasDone = random.chance(0.7);
    const [soonest, latest] = restDays[wasDone ? offer : 'none'];
    return store.findResting(
      offer,
      wasDone ? 'sold' : 'deactive',
      toDay(today) - random.integer(soonest, latest),
    );
  }

  return {
    async settleDue(): Promise<void> {
      await take(await store.listExpired(today, 40), actions.expire);
      const [longest, shortest] = suspendedDays.map((days) => toDay(today) - days);
      await take(await store.listSuspended(longest ?? 0, shortest ?? 0, 5), actions.endSuspension);
      await take(await store.listStarting(today, 10), actions.activate);
      await take(await store.listConditionalDue(today, 6), actions.endConditions);
      const expiring = await store.listExpiring(today, addDays(today, 2), 60);
      const extended = expiring.filter(({ key }) => hashOf(extensionSeed, key) % 100 < extendedPercent);
      await take(extended, actions.extend);
    },

    async confirmClosings(): Promise<void> {
      await take(await store.listClosing(today, toDay(today) - longestClosing, 60), actions.confirmClosed);
    },

    /** The more homes are on the market, against the usual, the more are sold. */
    async trade(listingDays: number, crowd: number): Promise<void> {
      const keenness = Math.min(2.5, Math.max(0.3, crowd));
      const count = (usual: number) => drawCount(usual * listingDays * keenness);
      await take(await pickActive(count(daily.reprice)), actions.reprice);
      await take(await pickActive(count(daily.acceptConditional)), actions.acceptConditional);
      await take(await pickActive(count(daily.sellFirm)), actions.sellFirm);
      await take(await pickActive(count(daily.terminate)), actions.terminate);
      await take(await pickActive(count(daily.suspend)), actions.suspend);
    },

    /** Answers with the next free number. */
    async listHomes(listingDays: number, cycle: Cycle, firstNumber: number): Promise<number> {
      let number = firstNumber;
      for (let wanted = drawCount(daily.list * listingDays); wanted > 0; wanted -= 1) {
        const before = await findResting();
        const detail = before && (await store.findDetail(before.id));
        if (!before || !detail) continue;
        const relisting = relistHome(before, detail, { today, at: nextInstant(), number, cycle, random });
        if (!relisting) continue;
        await store.insertListing(relisting.listing, relisting.detail, [relisting.event]);
        number += 1;
        report.listed += 1;
      }
      return number;
    },
  };
}

/** What the lifecycle reads of a row. */
export function toLifecycleFacts(row: KnownListing): LifecycleFacts {
  return {
    key: row.key,
    previousKey: null,
    offer: row.offer,
    state: row.state,
    code: row.code,
    listPrice: row.listPrice,
    originalListPrice: row.originalListPrice,
    previousListPrice: row.previousListPrice,
    closePrice: row.closePrice,
    listDate: row.listDate,
    soldDate: row.soldDate,
    closeDate: row.closeDate,
    expiryDate: row.expiryDate,
    conditionalExpiryDate: row.conditionalExpiryDate,
    offMarketDate: row.offMarketDate,
    modifiedAt: row.modifiedAt.toISOString(),
    statusChangedAt: row.statusChangedAt.toISOString(),
    priceChangedAt: row.priceChangedAt?.toISOString() ?? null,
    startDate: row.startDate,
    backOnMarketDate: row.backOnMarketDate,
    pausedDays: row.pausedDays,
    priorState: row.priorState === 'active' || row.priorState === 'conditional' ? row.priorState : null,
    priorCode: row.priorCode,
    dealPrice: row.dealPrice,
    escapeHours: row.escapeHours,
    isClosed: row.isClosed,
  };
}
