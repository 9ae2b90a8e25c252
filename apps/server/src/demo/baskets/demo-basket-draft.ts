import { addDays, minuteMs } from '@hearthline/domain/calendar';
import { instantAt, localDay } from '@hearthline/domain/time-zone';
import { createTimedId } from '../timed-ids.ts';
import { beforeNight } from '../waking-hours.ts';
import type { DemoBasketPlan, DemoMoment } from './demo-basket-plans.ts';
import type { DemoBasketRows, DemoHome, DemoPerson } from './demo-baskets.store.ts';

export interface DemoBasketInput {
  agentId: string;
  timeZone: string;
  now: Date;
  plan: DemoBasketPlan;
  /** Tells the baskets of an agent apart. */
  place: number;
  /** The client first. */
  people: readonly DemoPerson[];
  /** In the order of the plan; a small market has fewer. */
  homes: readonly DemoHome[];
}

/** One basket on its way to its rows. */
export interface BasketDraft extends DemoBasketInput {
  rows: DemoBasketRows;
  basketId: string;
  readerIds: string[];
  instantOf(moment: DemoMoment): Date;
  sentAt: Date | null;
  idAt(at: Date, name: string, sequence?: number): string;
}

export function createDraft(rows: DemoBasketRows, input: DemoBasketInput): BasketDraft {
  const { agentId, timeZone, now, plan, place, people, homes } = input;
  // What is told of a price that fell begins with that day, so that the last visit was before it.
  const base = homes.find(({ cut }) => cut !== null)?.cut?.at ?? now;
  const today = localDay(base, timeZone);
  const instantOf = (moment: DemoMoment) =>
    typeof moment === 'number'
      ? beforeNight(new Date(base.getTime() - moment * minuteMs), timeZone)
      : instantAt(`${addDays(today, -moment[0])}T${moment[1]}`, timeZone);
  const idAt = (at: Date, name: string, sequence = 0) =>
    createTimedId(at.toISOString(), `${agentId} basket ${place} ${name}`, sequence);
  const madeAt = instantOf(plan.made);
  return {
    ...input,
    rows,
    instantOf,
    idAt,
    basketId: idAt(madeAt, 'itself', place),
    readerIds: people.map((_, reader) => idAt(madeAt, `reader ${reader}`, reader)),
    sentAt: plan.sent === null ? null : instantOf(plan.sent),
  };
}
