import type { Alert, AlertInput, AlertRow, alertReader, OutcomeCounts } from '@hearthline/contract/alerts';
import { pausesAt } from '@hearthline/domain/alert/sign-of-life';
import type { AlertTimeUnit } from '@hearthline/domain/alert/vocabulary';
import { alertOutcomes } from '@hearthline/domain/alert/vocabulary';
import { activationOf } from '@hearthline/domain/basket/schedule';
import { tallyAnswers } from '@hearthline/domain/basket/tally';
import { foldText } from '@hearthline/domain/client/same-person';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { defaultCriteria } from '@hearthline/domain/criteria/criteria';
import { localDay } from '@hearthline/domain/time-zone';
import type { z } from 'zod';
import type { BasketTransaction } from '../../basket-transaction.ts';
import type { HomeRow, ReaderHomeRow } from '../../homes/basket-homes.store.ts';
import type { KnownReader } from '../../records/basket-readers.ts';
import { instantOf } from '../../records/baskets.presenter.ts';
import type { BasketRecord } from '../../records/baskets.store.ts';
import type { AlertRecord } from '../alerts.store.ts';
import type { ListedAlert, OutcomeCount } from './alert-list.store.ts';

type Moment = Pick<BasketTransaction, 'now' | 'timeZone'>;

/** What the basket of an alert holds of the form. */
export const basketColumnsOf = (input: AlertInput) => ({
  type: 'Automatic' as const,
  name: input.name,
  clientId: input.clientId,
  isForHousehold: input.isForHousehold,
  additionalEmail: input.additionalEmail,
  activatesOn: input.activationDate,
  timeUnit: input.timeUnit,
  criteria: JSON.stringify(input.criteria),
  copiesToAgent: input.copyToMe,
  needsConfirmation: input.confirmBeforeSending,
  byEmail: input.byEmail,
  bySms: input.bySms,
  message: input.message,
  searchText: foldText(input.name),
});

/** What the alert itself holds of it. */
export const alertColumnsOf = ({ triggers, timeUnit, sendHours, quietHours, ceiling }: AlertInput) => ({
  triggers: [...new Set(triggers)],
  sendHours: timeUnit === 'atOnce' ? [] : [...new Set(sendHours)].toSorted((a, b) => a - b),
  quietFrom: quietHours?.from ?? null,
  quietTo: quietHours?.to ?? null,
  ceiling,
});

export const criteriaOf = ({ criteria }: Pick<BasketRecord, 'criteria'>): Criteria =>
  criteria ?? defaultCriteria;

/** What the form holds. */
export function presentAlertInput(basket: BasketRecord, alert: AlertRecord): AlertInput {
  const { quietFrom, quietTo } = alert;
  return {
    name: basket.name,
    clientId: basket.clientId,
    isForHousehold: basket.isForHousehold,
    additionalEmail: basket.additionalEmail,
    criteria: criteriaOf(basket),
    triggers: alert.triggers,
    timeUnit: basket.timeUnit as AlertTimeUnit,
    sendHours: alert.sendHours,
    quietHours: quietFrom !== null && quietTo !== null ? { from: quietFrom, to: quietTo } : null,
    ceiling: alert.ceiling,
    activationDate: basket.activatesOn,
    copyToMe: basket.copiesToAgent,
    confirmBeforeSending: basket.needsConfirmation,
    byEmail: basket.byEmail,
    bySms: basket.bySms,
    message: basket.message,
  };
}

type Standing = Pick<
  ListedAlert,
  | 'state'
  | 'pauseReason'
  | 'pausedAt'
  | 'resumesOn'
  | 'watchedSince'
  | 'signedAt'
  | 'askedAt'
  | 'warnedAt'
  | 'sentAt'
>;

export function presentStanding(alert: Standing, nextAt: Date | undefined, { timeZone }: Moment) {
  const pauses = alert.state === 'active' ? pausesAt(alert) : null;
  return {
    state: alert.state,
    pauseReason: alert.pauseReason,
    pausedAt: instantOf(alert.pausedAt),
    resumesOn: alert.resumesOn,
    lastSignAt: instantOf(alert.signedAt),
    pausesOn: pauses && localDay(pauses, timeZone),
    lastSentAt: instantOf(alert.sentAt),
    nextAt: instantOf(nextAt ?? null),
  };
}

export function countOutcomes(counts: readonly Pick<OutcomeCount, 'outcome' | 'count'>[]): OutcomeCounts {
  const of = (outcome: OutcomeCount['outcome']) =>
    counts.reduce((sum, each) => sum + (each.outcome === outcome ? each.count : 0), 0);
  const [sent, merged, held, blocked] = alertOutcomes.map(of) as [number, number, number, number];
  return { matches: sent + merged + held + blocked, sent, merged, held, blocked };
}

/** Answers are of the homes that the agent did not reject. */
export function presentAlertRow(
  row: ListedAlert,
  {
    readers,
    homes,
    said,
    outcomes,
    nextAt,
    unread,
    ...moment
  }: Moment & {
    readers: readonly KnownReader[];
    homes: readonly HomeRow[];
    said: readonly ReaderHomeRow[];
    outcomes: readonly OutcomeCount[];
    nextAt: Date | undefined;
    unread: number;
  },
): AlertRow {
  const meant = homes.filter(({ state }) => state !== 'rejected');
  const answersOf = Map.groupBy(said, ({ homeId }) => homeId);
  const activatesAt = activationOf(row.activatesOn, moment.now, moment.timeZone);
  return {
    id: row.id,
    name: row.name,
    readers: readers.map(({ row: { id, clientId }, name }) => ({ readerId: id, clientId, name })),
    criteria: criteriaOf(row),
    timeUnit: row.timeUnit as AlertTimeUnit,
    ...presentStanding(row, nextAt, moment),
    outcomes: countOutcomes(outcomes),
    ...tallyAnswers(meant.map(({ id }) => (answersOf.get(id) ?? []).map(({ answer }) => answer))),
    unread,
    lastSeenAt: instantOf(row.lastSeenAt),
    activatesAt: activatesAt > moment.now ? activatesAt.toISOString() : null,
  };
}

export function presentAlert(
  { basket, alert }: { basket: BasketRecord; alert: AlertRecord },
  {
    readers,
    outcomes,
    nextAt,
    ...moment
  }: Moment & {
    readers: z.infer<typeof alertReader>[];
    outcomes: readonly OutcomeCount[];
    nextAt: Date | undefined;
  },
): Omit<Alert, 'matchingToday'> {
  return {
    id: basket.id,
    revision: basket.revision,
    ...presentAlertInput(basket, alert),
    createdAt: basket.createdAt.toISOString(),
    ...presentStanding(alert, nextAt, moment),
    readers,
    outcomes: countOutcomes(outcomes),
  };
}
