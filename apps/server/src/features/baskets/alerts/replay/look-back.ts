import { alertLimits } from '@hearthline/contract/alerts';
import { codesOf, criteriaOfAlert, triggersOf } from '@hearthline/domain/alert/alert-event';
import type { AlertRhythm } from '@hearthline/domain/alert/alert-plan';
import type { PastMatch, Replayed } from '@hearthline/domain/alert/replay';
import { replaySteps } from '@hearthline/domain/alert/replay';
import { isStillTrue } from '@hearthline/domain/alert/still-true';
import type { AlertTrigger } from '@hearthline/domain/alert/vocabulary';
import { addDays, addMonths, dayMs } from '@hearthline/domain/calendar';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { SearchFacts } from '@hearthline/domain/criteria/facts';
import type { CriterionField } from '@hearthline/domain/criteria/fields';
import { compileCriteria } from '@hearthline/domain/criteria/match';
import { boardDay, localDay } from '@hearthline/domain/time-zone';
import { runInTurns } from '../../../../platform/turns.ts';
import type { AlertMarket, PastEvent } from '../market/alert-market.ts';

/** What an alert asks, without its basket. */
export interface AskedAlert extends Omit<AlertRhythm, 'activatesOn'> {
  criteria: Criteria;
  triggers: readonly AlertTrigger[];
}

/** For whom it is looked back, and when; nobody waits any more when the signal says so. */
export interface Onlooker {
  agentId: string;
  now: Date;
  timeZone: string;
  signal?: AbortSignal | undefined;
}

/** The last days on the market, as one alert would have met them. */
export interface LookBack {
  since: Date;
  /** Where it found so much that it looked no further; null where these are all days. */
  stoppedAt: Date | null;
  events: readonly PastEvent[];
  /** In the same or another rhythm; its criteria may be narrower by what the traits of an event tell. */
  replay(alert: AskedAlert): Promise<Replayed>;
  /** Different homes that such an alert would have found. */
  countHomes(alert: AskedAlert): Promise<number>;
}

export async function lookBack(
  market: Pick<AlertMarket, 'listEvents'>,
  { criteria, triggers }: Pick<AskedAlert, 'criteria' | 'triggers'>,
  { agentId, now, timeZone, signal }: Onlooker,
): Promise<LookBack> {
  const since = new Date(now.getTime() - alertLimits.replayDays * dayMs);
  const known = criteriaOfAlert(criteria);
  const question = { criteria: known, codes: codesOf(triggers), since, limit: alertLimits.replayEvents };
  const events = await market.listEvents(agentId, question, signal);
  const today = boardDay(now);
  const find = (alert: AskedAlert) => {
    const asked = { ...alert, criteria: criteriaOfAlert(alert.criteria) };
    return runInTurns(
      findMatches(events, { ...asked, isAsked: fieldsIn(known, asked.criteria) }, today),
      signal,
    );
  };
  return {
    since,
    stoppedAt: events.length < alertLimits.replayEvents ? null : (events.at(-1)?.at ?? null),
    events,
    countHomes: async (alert) => new Set((await find(alert)).map(({ homeKey }) => homeKey)).size,
    replay: async (alert) => {
      const rhythm = { ...alert, activatesOn: firstDay(alert, localDay(now, timeZone)) };
      return runInTurns(replaySteps(await find(alert), rhythm, timeZone, now), signal);
    },
  };
}

const traitFields: ReadonlySet<CriterionField> = new Set([
  'municipality',
  'community',
  'kind',
  'price',
  'bedrooms',
]);

/** Whether what wider criteria found tells what narrower ones would have found. */
export const tells = (wide: Criteria, narrow: Criteria): boolean =>
  Object.keys({ ...wide, ...narrow }).every(
    (name) =>
      isTrait(name) ||
      JSON.stringify(wide[name as keyof Criteria]) === JSON.stringify(narrow[name as keyof Criteria]),
  );

const isTrait = (name: string): boolean => [...traitFields].some((field) => field === name);

/** Whether a criterion is one more than those of which the database was asked. */
function fieldsIn(asked: Criteria, now: Criteria): (field: CriterionField) => boolean {
  return (field) => {
    if (JSON.stringify(asked[field]) === JSON.stringify(now[field])) return false;
    if (!isTrait(field)) throw new Error(`Events do not tell of ${field}`);
    return true;
  };
}

function* findMatches(
  events: readonly PastEvent[],
  { criteria, triggers, isAsked }: AskedAlert & { isAsked(field: CriterionField): boolean },
  today: string,
): Generator<undefined, PastMatch[], undefined> {
  const tests = compileCriteria(criteria, { today }).filter(({ field }) => isAsked(field));
  const wanted = new Set(triggers);
  const matches: PastMatch[] = [];
  for (const event of events) {
    yield;
    const { at, homeKey, listingId, traits } = event;
    const trigger = triggersOf(event, criteria.price).find((each) => wanted.has(each));
    // Only traits are asked about.
    if (trigger === undefined || !tests.every(({ passes }) => passes(traits as SearchFacts))) continue;
    const isTrueAt = (moment: Date) =>
      isStillTrue(trigger, standingAt(event, moment), [criteria.price ?? {}]);
    matches.push({ at, homeKey, listingId, isTrueAt });
  }
  return matches;
}

/** How the listing stood then. */
function standingAt({ code, price, later }: PastEvent, moment: Date): Pick<PastEvent, 'code' | 'price'> {
  const past = later.filter(({ at }) => at <= moment);
  return {
    code: past.at(-1)?.code ?? code,
    price: past.findLast((step) => step.price !== null)?.price ?? price,
  };
}

/** A rhythm that began before these days, so that its turn falls on this day of the week, or of the month. */
const firstDay = ({ timeUnit }: AskedAlert, today: string): string =>
  timeUnit === 'monthly' ? addMonths(today, -2) : addDays(today, -35);
