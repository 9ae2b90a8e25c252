import type { HomeStanding } from '@hearthline/domain/basket/home-changes';
import { addDays, dayMinutes, dayMs, hourMs, minuteMs } from '@hearthline/domain/calendar';
import { foldText } from '@hearthline/domain/client/same-person';
import { afterQuietHours } from '@hearthline/domain/message/quiet-hours';
import { localDay } from '@hearthline/domain/time-zone';
import { createTimedId } from '../timed-ids.ts';
import { beforeNight, night } from '../waking-hours.ts';
import { chooseCriteria, findFitting } from './demo-alert-criteria.ts';
import type { AlertDraft, DemoAlertInput } from './demo-alert-draft.ts';
import { addMatches, addTally } from './demo-alert-ledger.ts';
import type { DemoAnswer, ToldMatch } from './demo-alert-story.ts';
import { tellStory } from './demo-alert-story.ts';
import type { DemoAlertRows, DemoEvent } from './demo-alerts.store.ts';

/** From opening a home to saying what one thinks of it. */
const lookedMs = 5 * minuteMs;

/** Adds an alert as it would stand had it watched the market all this time. No message of it waits in the outbox. */
export function addAlertRows(rows: DemoAlertRows, input: DemoAlertInput): void {
  const { agentId, now, plan, place, people, events, timeZone } = input;
  const madeAt = minutesBefore(input, plan.madeDaysAgo * dayMinutes + (place + 1) * 37);
  const idAt = (at: Date, name: string, sequence = 0) =>
    createTimedId(at.toISOString(), `${agentId} alert ${place} ${name}`, sequence);
  const chosen = chooseCriteria(plan, events, place);
  const pausedAt = plan.pause ? new Date(now.getTime() - plan.pause.sinceDays * dayMs) : null;
  const draft: AlertDraft = {
    ...input,
    rows,
    madeAt,
    idAt,
    pausedAt,
    basketId: idAt(madeAt, 'itself', place),
    readerIds: people.map((_, reader) => idAt(madeAt, `reader ${reader}`, reader)),
    rhythm: {
      timeUnit: plan.timeUnit,
      sendHours: plan.sendHours,
      quietHours: plan.quietHours,
      ceiling: plan.ceiling,
      activatesOn: localDay(madeAt, timeZone),
    },
  };
  const until = pausedAt ?? now;
  const found = findFitting(chosen.criteria, plan.triggers, events, localDay(now, timeZone)).filter(
    ({ event }) => event.at <= until,
  );
  const stories = people.map((_, reader) => {
    const minutesAgo = plan.visits[reader]?.minutesAgo;
    return tellStory({
      found,
      rhythm: draft.rhythm,
      timeZone,
      now: until,
      held: plan.held ?? null,
      answersUntil: minutesAgo === undefined ? null : minutesBefore(input, minutesAgo),
    });
  });
  const last = lastOf(stories.flatMap(({ matches }) => matches));
  addBasket(draft, chosen, last);
  addReaders(draft);
  const homes = addHomes(draft, stories[0]?.matches ?? []);
  for (const [reader, { matches, answers }] of stories.entries()) {
    addMatches(draft, matches, reader);
    addViews(draft, answers, homes, reader);
    addAnswers(draft, answers, homes, reader);
  }
  addTally(draft);
}

const minutesBefore = ({ now, timeZone }: Pick<AlertDraft, 'now' | 'timeZone'>, minutes: number): Date =>
  beforeNight(new Date(now.getTime() - minutes * minuteMs), timeZone);

const lastOf = (matches: readonly ToldMatch[]): Date | null =>
  matches
    .flatMap(({ state, leavesAt }) => (state === 'told' && leavesAt ? leavesAt : []))
    .reduce<Date | null>((last, at) => (last && last > at ? last : at), null);

function addBasket(
  { rows, agentId, basketId, plan, people, madeAt, pausedAt, now, rhythm, timeZone, confirmsAll }: AlertDraft,
  { criteria, place }: ReturnType<typeof chooseCriteria>,
  sentAt: Date | null,
): void {
  const name = place === '' ? plan.name : `${plan.name}, ${place}`;
  rows.basket.push({
    agentId,
    id: basketId,
    type: 'Automatic',
    name,
    clientId: people[0]?.id ?? '',
    isForHousehold: people.length > 1,
    activatesOn: rhythm.activatesOn,
    timeUnit: plan.timeUnit,
    criteria: JSON.stringify(criteria),
    copiesToAgent: false,
    needsConfirmation: plan.held !== undefined || confirmsAll,
    message: plan.message,
    searchText: foldText(name),
    notifiedAt: sentAt,
    createdAt: madeAt,
    updatedAt: madeAt,
  });
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const lastVisit = Math.min(...plan.visits.map(({ minutesAgo }) => minutesAgo));
  rows.alert.push({
    agentId,
    basketId,
    triggers: [...plan.triggers],
    sendHours: [...plan.sendHours],
    quietFrom: plan.quietHours?.from ?? null,
    quietTo: plan.quietHours?.to ?? null,
    ceiling: plan.ceiling,
    state: pausedAt ? 'paused' : 'active',
    pauseReason: pausedAt ? 'byClient' : null,
    pausedAt,
    resumesOn: plan.pause ? addDays(localDay(ago(plan.pause.sinceDays), timeZone), plan.pause.forDays) : null,
    watchedSince: madeAt,
    signedAt: minutesBefore({ now, timeZone }, lastVisit),
    askedAt: plan.silentDays === undefined ? null : ago(plan.silentDays - 60),
    warnedAt: plan.silentDays === undefined ? null : ago(plan.silentDays - 83),
    sentAt,
  });
}

function addReaders({
  rows,
  agentId,
  basketId,
  plan,
  people,
  readerIds,
  madeAt,
  now,
  timeZone,
}: AlertDraft): void {
  for (const [position, { id: clientId }] of people.entries()) {
    const visit = plan.visits[position];
    const readerId = readerIds[position] as string;
    const visitedAt = visit && minutesBefore({ now, timeZone }, visit.minutesAgo);
    rows.basketReader.push({
      agentId,
      id: readerId,
      basketId,
      clientId,
      createdAt: madeAt,
      ...(visit &&
        visitedAt && {
          visits: visit.count,
          visitBeganAt: new Date(visitedAt.getTime() - 10 * minuteMs),
          visitedAt,
          previousVisitAt: new Date(visitedAt.getTime() - 3 * dayMs),
        }),
    });
    if (!plan.pause) continue;
    const since = localDay(new Date(now.getTime() - plan.pause.sinceDays * dayMs), timeZone);
    rows.alertReader.push({ agentId, readerId, pausedUntil: addDays(since, plan.pause.forDays) });
  }
}

interface DemoAlertHome {
  id: string;
  /** The last of its life, under whatever number. */
  event: DemoEvent;
  /** Null for one that waits for the agent. */
  sentAt: Date | null;
}

/** Homes come into the basket with the first message that tells of them, or to be confirmed. By their key. */
function addHomes(draft: AlertDraft, matches: readonly ToldMatch[]): Map<string, DemoAlertHome> {
  const { rows, agentId, basketId, idAt } = draft;
  const homes = new Map<string, DemoAlertHome>();
  const newest = new Map(draft.events.map((event) => [event.homeKey, event]));
  for (const { event, state, leavesAt } of matches) {
    if ((state !== 'told' && state !== 'held') || homes.has(event.homeKey)) continue;
    const sentAt = state === 'told' ? leavesAt : null;
    const addedAt = sentAt ?? event.at;
    const position = homes.size;
    const id = idAt(addedAt, `home ${position}`, position);
    const known = newest.get(event.homeKey) ?? event;
    homes.set(event.homeKey, { id, event: known, sentAt });
    rows.basketHome.push({
      agentId,
      id,
      basketId,
      listingId: event.listingId,
      mlsNumber: event.mlsNumber,
      homeKey: event.homeKey,
      position: position + 1,
      state: sentAt ? 'sent' : 'pending',
      sentAt,
      sendingId: sentAt && idAt(sentAt, 'sending 0'),
      told: sentAt && JSON.stringify(standingOf(known)),
      addedAt,
    });
    if (sentAt)
      for (const [turn, [action, fromState, toState]] of requestSteps.entries())
        rows.basketStep.push({
          agentId,
          id: idAt(sentAt, `step ${position} ${turn}`, turn),
          homeId: id,
          action,
          fromState,
          toState,
          isByAgent: draft.plan.held !== undefined,
          at: sentAt,
        });
  }
  return homes;
}

const requestSteps = [
  ['approve', 'pending', 'approved'],
  ['send', 'approved', 'sent'],
] as const;

const standingOf = ({ mlsNumber, listPrice, listingCode, photoCount }: DemoEvent): HomeStanding => ({
  mlsNumber,
  price: listPrice,
  code: listingCode,
  photoCount,
  isShown: true,
});

/** Whoever was here saw what was told by then. */
function addViews(
  { rows, agentId, readerIds, plan, now, timeZone }: AlertDraft,
  answers: readonly DemoAnswer[],
  homes: ReadonlyMap<string, DemoAlertHome>,
  reader: number,
): void {
  const visit = plan.visits[reader];
  const readerId = readerIds[reader] as string;
  if (!visit) return;
  const visitedAt = minutesBefore({ now, timeZone }, visit.minutesAgo);
  for (const [homeKey, { id, event, sentAt }] of homes) {
    if (!sentAt || sentAt > visitedAt) continue;
    const at = answers.find((answer) => answer.homeKey === homeKey)?.at ?? null;
    const seen = JSON.stringify(standingOf(event));
    rows.basketView.push({
      agentId,
      readerId,
      homeId: id,
      seen,
      compared: seen,
      opened: at ? 1 + (at.getTime() % 3) : 0,
      firstOpenedAt: at && new Date(at.getTime() - lookedMs),
      openedAt: at,
      seenAt: visitedAt,
    });
  }
}

function addAnswers(
  { rows, agentId, readerIds, now, timeZone }: AlertDraft,
  answers: readonly DemoAnswer[],
  homes: ReadonlyMap<string, DemoAlertHome>,
  reader: number,
): void {
  for (const { homeKey, answer, at } of answers) {
    const home = homes.get(homeKey);
    if (!home) continue;
    const readAt = afterQuietHours(new Date(at.getTime() + 4 * hourMs), night, timeZone);
    rows.basketAnswer.push({
      agentId,
      readerId: readerIds[reader] as string,
      homeId: home.id,
      answer,
      reasons: answer === 'no' ? ['price'] : answer === 'maybe' ? ['layout'] : [],
      answeredAt: at,
      readAt: readAt < now ? readAt : null,
    });
  }
}
