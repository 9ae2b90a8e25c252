import { alertLimits } from '@hearthline/contract/alerts';
import { criteriaOfAlert, triggersOf } from '@hearthline/domain/alert/alert-event';
import type { AlertRhythm } from '@hearthline/domain/alert/alert-plan';
import type { PastMatch, Replayed } from '@hearthline/domain/alert/replay';
import { replayAlert } from '@hearthline/domain/alert/replay';
import type { AlertTrigger } from '@hearthline/domain/alert/vocabulary';
import { addDays, addMonths, dayMs } from '@hearthline/domain/calendar';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { compileCriteria } from '@hearthline/domain/criteria/match';
import { boardDay, localDay } from '@hearthline/domain/time-zone';
import type { AlertMarket, PastEvent } from '../market/alert-market.ts';

/** More than any alert that makes sense would find in a month. */
const mostEvents = 20_000;

/** What an alert asks, without its basket. */
export interface AskedAlert extends Omit<AlertRhythm, 'activatesOn'> {
  criteria: Criteria;
  triggers: readonly AlertTrigger[];
}

/** The last days on the market, as alerts would have met them. */
export interface LookBack {
  now: Date;
  since: Date;
  timeZone: string;
  /** Of the market in these days, for criteria that are no wider than those it was made for. */
  events: readonly PastEvent[];
  replay(alert: AskedAlert): Replayed;
  /** Different homes that it would have found. */
  countHomes(alert: AskedAlert): number;
}

export async function lookBack(
  market: Pick<AlertMarket, 'listEvents'>,
  agentId: string,
  criteria: Criteria,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<LookBack> {
  const since = new Date(now.getTime() - alertLimits.replayDays * dayMs);
  const asked = criteriaOfAlert(criteria);
  const events = await market.listEvents(agentId, asked, { since, limit: mostEvents });
  return {
    now,
    since,
    timeZone,
    events,
    countHomes: (alert) =>
      new Set(matchesOf(events, alert, boardDay(now)).map(({ homeKey }) => homeKey)).size,
    replay: (alert) =>
      replayAlert(
        matchesOf(events, alert, boardDay(now)),
        { ...alert, activatesOn: firstDay(alert, localDay(now, timeZone)) },
        timeZone,
        now,
      ),
  };
}

/** What the alert would have found; the words and the address that it asks for were asked of the database. */
export function matchesOf(
  events: readonly PastEvent[],
  { criteria, triggers }: Pick<AskedAlert, 'criteria' | 'triggers'>,
  today: string,
): PastMatch[] {
  const tests = compileCriteria(criteriaOfAlert(criteria), { today }).filter(
    ({ field }) => field !== 'keywords' && field !== 'address',
  );
  const wanted = new Set(triggers);
  return events
    .filter(
      (event) =>
        event.isShown &&
        triggersOf(event, criteria.price).some((trigger) => wanted.has(trigger)) &&
        tests.every(({ passes }) => passes({ ...event.facts, price: event.price })),
    )
    .map(({ at, homeKey, listingId }) => ({ at, homeKey, listingId }));
}

/** A rhythm that began before these days, so that its turn falls on this day of the week, or of the month. */
const firstDay = ({ timeUnit }: AskedAlert, today: string): string =>
  timeUnit === 'monthly' ? addMonths(today, -2) : addDays(today, -35);
