import type { GreetingEvent } from '@hearthline/contract/greetings';
import { greetingLimits } from '@hearthline/contract/greetings';
import { addDays } from '@hearthline/domain/calendar';
import type { ClientDayField, Occasion } from '@hearthline/domain/greeting/occasions';
import { definitionOf } from '@hearthline/domain/greeting/occasions';
import { sendMoment } from '@hearthline/domain/greeting/send-moment';
import type { GreetingKind } from '@hearthline/domain/greeting/vocabulary';
import { kindOfCategory } from '@hearthline/domain/greeting/vocabulary';
import { pickSorted } from '../../../platform/pick-sorted.ts';
import { runInTurns } from '../../../platform/turns.ts';
import type { GreetingTransaction } from '../greeting-transaction.ts';
import type { StoredGreeting } from '../sending/greetings.store.ts';
import type { TaskRecord } from '../tasks/tasks.store.ts';
import type { SortedEvent } from './describe-event.ts';
import { byDay, describePerson, headOf, stateOf, stateOfDay } from './describe-event.ts';
import { isHeldOn } from './greeted-people.store.ts';
import type { UncheckedEvent } from './name-obstacles.ts';
import { describeOver, listDecisions } from './past-events.ts';
import type { Calendar, OwnDay, PlannedGreeting, SharedDay, Span } from './planned-greetings.ts';
import { greetingOn, isOfEachRecord, withoutShared } from './planned-greetings.ts';

/** An event as far as it is sorted and counted by; what else there is to say of a client's day is found when it is shown. */
export type EventDraft = SortedEvent & ((UncheckedEvent & { own: null }) | { event: null; own: OwnDay });

/** Of more than so many, somebody can receive it: they are not looked at for that. */
const fewClients = 100;

const draftOf = ({ event, whom }: UncheckedEvent): EventDraft => ({
  day: event.day,
  kind: event.kind,
  client: event.client,
  taskName: event.taskName,
  event,
  whom,
  own: null,
});
const draftOfOwn = (own: OwnDay): EventDraft => ({
  day: own.day,
  kind: kindOfCategory[own.task.category],
  client: own.person,
  taskName: own.task.name,
  event: null,
  own,
});

/** Which of them. */
export interface DraftChoice {
  kind?: GreetingKind | undefined;
  clientId?: string | undefined;
  /** Those that want the agent's word: only what is near does. */
  isWaiting?: boolean;
}

/** All of a span; before today those that had a greeting, from today on those that will. */
export async function draftEvents(
  calendar: Calendar,
  transaction: GreetingTransaction,
  span: Span,
  choice: DraftChoice = {},
): Promise<EventDraft[]> {
  const { drafts, ahead, ofRecords } = await draftBut(calendar, transaction, span, choice);
  const clientIds = choice.clientId === undefined ? undefined : [choice.clientId];
  const own = ahead ? await calendar.listOwnDays(transaction, ofRecords, ahead, clientIds) : [];
  return [...drafts, ...own.map(draftOfOwn)];
}

/** Those between two places of all of a span, by date: days of clients' records are counted, and few of them read. */
export async function draftPage(
  calendar: Calendar,
  transaction: GreetingTransaction,
  span: Span,
  { kind, start, end }: Pick<DraftChoice, 'kind'> & { start: number; end: number },
): Promise<{ drafts: EventDraft[]; total: number }> {
  const { drafts, ahead, ofRecords } = await draftBut(calendar, transaction, span, { kind });
  const counts = new Map<string, number>();
  const add = (day: string, count: number) => counts.set(day, (counts.get(day) ?? 0) + count);
  for (const { day } of drafts) add(day, 1);
  if (ahead)
    for (const field of ofRecords.flatMap(({ occasions }) => occasions.flatMap(fieldOf)))
      for (const { day, count } of (await transaction.ownDaysCounted(ahead))[field]) add(day, count);
  const days = [...counts].toSorted(([left], [right]) => (left < right ? -1 : 1));
  const total = days.reduce((sum, [, count]) => sum + count, 0);
  let before = 0;
  const shown: string[] = [];
  let skipped = 0;
  for (const [day, count] of days) {
    if (before + count <= start) skipped += count;
    else if (before < end) shown.push(day);
    before += count;
  }
  const [from, to] = [shown[0], shown.at(-1)];
  if (from === undefined || to === undefined) return { drafts: [], total };
  const own =
    ahead && ahead.from <= to
      ? await calendar.listOwnDays(transaction, ofRecords, {
          from: from > ahead.from ? from : ahead.from,
          to,
        })
      : [];
  const near = [...drafts.filter(({ day }) => day >= from && day <= to), ...own.map(draftOfOwn)];
  return { drafts: await runInTurns(pickSorted(near, byDay, start - skipped, end - skipped)), total };
}

const fieldOf = (occasion: Occasion): ClientDayField[] => {
  const { day } = definitionOf(occasion);
  return day.of === 'client' ? [day.field] : [];
};

/** All but the days of each client's record, and the tasks that have these. */
async function draftBut(
  calendar: Calendar,
  transaction: GreetingTransaction,
  { from, to: last }: Span,
  { kind, clientId, isWaiting = false }: DraftChoice,
): Promise<{ drafts: EventDraft[]; ahead: Span | null; ofRecords: TaskRecord[] }> {
  const { greetings, today } = transaction;
  const lastAsked = addDays(today, greetingLimits.approvalDays);
  const to = isWaiting && lastAsked < last ? lastAsked : last;
  const tasks = (await transaction.tasks.list()).filter(
    ({ category, approves }) =>
      (kind === undefined || kindOfCategory[category] === kind) && (approves || !isWaiting),
  );
  const scheduled = tasks.filter(({ state }) => state === 'scheduled');
  const stored = await greetings.listBetween(from, to);
  const ahead = from > today ? { from, to } : { from: today, to };
  const isAhead = ahead.from <= ahead.to;
  const single = scheduled.map(withoutShared);
  const [own, shared] = isAhead
    ? [
        await calendar.listOwnDays(
          transaction,
          single.map((task) => withOccasions(task, (occasion) => !isOfEachRecord(task, occasion))),
          ahead,
          clientId === undefined ? undefined : [clientId],
        ),
        calendar.listSharedDays(transaction, scheduled, ahead),
      ]
    : [[], []];
  const begun = Map.groupBy(stored, ({ runId }) => runId);
  const open = shared.filter(({ runId }) => !isOver(begun.get(runId)));
  const openIds = new Set(open.map(({ runId }) => runId));
  const over = await describeOver(
    transaction,
    tasks,
    stored.filter(({ runId }) => !openIds.has(runId)),
    (clientIds) => (isAhead ? calendar.listOwnDays(transaction, single, ahead, clientIds) : []),
  );
  return {
    drafts: [
      ...over.map((event) => draftOf({ event, whom: event.client ? [event.client.id] : [] })),
      ...own.map(draftOfOwn),
      ...(await describeShared(calendar, transaction, open, begun)).map(draftOf),
    ],
    ahead: isAhead ? ahead : null,
    ofRecords: single.map((task) => withOccasions(task, (occasion) => isOfEachRecord(task, occasion))),
  };
}

const withOccasions = (task: TaskRecord, isWanted: (occasion: Occasion) => boolean): TaskRecord => ({
  ...task,
  occasions: task.occasions.filter(isWanted),
});

/** In the order of the drafts. */
export async function describeDrafts(
  transaction: GreetingTransaction,
  drafts: readonly EventDraft[],
): Promise<UncheckedEvent[]> {
  const planned = drafts.flatMap(({ own }) => (own ? greetingOn(own, transaction) : []));
  const described = (await describeOwn(transaction, planned)).values();
  return drafts.map((draft) =>
    draft.own ? { event: described.next().value as GreetingEvent, whom: [draft.own.person.id] } : draft,
  );
}

/** A day that many share is over when nobody of it is left: the first may be settled long before the last. */
const isOver = (rows: readonly StoredGreeting[] | undefined): boolean =>
  rows?.every(({ outcome }) => outcome !== null) === true;

/** Days that many share, of which something may still leave. */
async function describeShared(
  calendar: Calendar,
  transaction: GreetingTransaction,
  days: readonly SharedDay[],
  begun: ReadonlyMap<string, readonly StoredGreeting[]>,
): Promise<UncheckedEvent[]> {
  const { greetings, today, agent } = transaction;
  const runs = await listDecisions(greetings, days);
  const events: UncheckedEvent[] = [];
  for (const day of days) {
    const { task, occasion, runId } = day;
    const rows = begun.get(runId) ?? [];
    const settled = new Set(rows.flatMap(({ outcome, clientId }) => (outcome === null ? [] : clientId)));
    const count = await calendar.countMeant(transaction, day);
    if (count === 0 && rows.length === 0) continue;
    // Who they are matters where some are settled already, and where nobody of a few may be written to.
    const isNamed = settled.size > 0 || count <= fewClients;
    const meant = isNamed ? (await calendar.listMeant(transaction, day)).map(({ id }) => id) : [];
    const whom = meant.filter((id) => !settled.has(id));
    const decision = runs.get(runId) ?? null;
    const event: GreetingEvent = {
      ...headOf(task, occasion, day.day),
      key: runId,
      sendAt: sendMoment(day.day, agent.timeZone).toISOString(),
      client: null,
      years: null,
      street: '',
      clientCount: isNamed ? whom.length + settled.size : count,
      state: stateOfDay(rows, { decision, approves: task.approves, day: day.day, today }),
      reason: null,
      language: null,
    };
    events.push({ event, whom: whom.length <= fewClients ? whom : [] });
  }
  return events;
}

/** Of one client each, with what was decided about them. */
export async function describeOwn(
  { greetings, today }: GreetingTransaction,
  planned: readonly PlannedGreeting[],
): Promise<GreetingEvent[]> {
  const rows = new Map((await greetings.list(planned.map(({ id }) => id))).map((row) => [row.id, row]));
  const runs = await listDecisions(greetings, planned);
  return planned.map((each) => {
    const row = rows.get(each.id);
    if (row && row.outcome !== null) return describePerson(each.task, each, each.person, row);
    const decision = row?.decision ?? runs.get(each.runId) ?? null;
    const state = isHeldOn(each.person, each.day)
      ? 'held'
      : stateOf({ decision, approves: each.task.approves, day: each.day, today });
    return {
      ...describePerson(each.task, each, each.person, null),
      years: each.years,
      state,
      reason: state === 'held' ? each.person.holdReason : null,
    };
  });
}
