import type { HomeStanding } from '@hearthline/domain/basket/home-changes';
import { addDays, hourMs, minuteMs } from '@hearthline/domain/calendar';
import { foldText } from '@hearthline/domain/client/same-person';
import { formatAddress } from '@hearthline/domain/listing/addresses';
import { instantAt, localDay } from '@hearthline/domain/time-zone';
import { describeShowingTask } from '../../features/baskets/conversation/showing-task.ts';
import { createTimedId } from '../timed-ids.ts';
import type { DemoBasketPlan, DemoHomePlan, DemoMoment, DemoSaid } from './demo-basket-plans.ts';
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
interface Draft extends DemoBasketInput {
  rows: DemoBasketRows;
  basketId: string;
  readerIds: string[];
  instantOf(moment: DemoMoment): Date;
  sentAt: Date | null;
  idAt(at: Date, name: string, sequence?: number): string;
}

/** Adds a basket as it would stand had it come all this way. Nothing of it waits to be sent by itself. */
export function addBasketRows(rows: DemoBasketRows, input: DemoBasketInput): void {
  const draft = createDraft(rows, input);
  addBasket(draft);
  addReaders(draft);
  for (const [position, home] of input.homes.entries()) {
    const plan = input.plan.homes[position];
    if (plan) addHome(draft, plan, home, position);
  }
  addSending(draft);
}

function createDraft(rows: DemoBasketRows, input: DemoBasketInput): Draft {
  const { agentId, timeZone, now, plan, place, people, homes } = input;
  // What is told of a price that fell begins with that day, so that the last visit was before it.
  const base = homes.find(({ cut }) => cut !== null)?.cut?.at ?? now;
  const today = localDay(base, timeZone);
  const instantOf = (moment: DemoMoment) =>
    typeof moment === 'number'
      ? new Date(base.getTime() - moment * minuteMs)
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

function addBasket({
  rows,
  agentId,
  basketId,
  timeZone,
  plan,
  people,
  homes,
  instantOf,
  sentAt,
}: Draft): void {
  const madeAt = instantOf(plan.made);
  const name = plan.name ?? (homes[0] ? formatAddress(homes[0]) : '');
  rows.basket.push({
    agentId,
    id: basketId,
    type: 'Manual',
    name,
    clientId: people[0]?.id ?? '',
    isForHousehold: people.length > 1,
    activatesOn: localDay(madeAt, timeZone),
    // Else a digest would go out.
    timeUnit: 'never',
    copiesToAgent: false,
    needsConfirmation: true,
    message: plan.message,
    searchText: foldText(name),
    notifiedAt: sentAt,
    createdAt: madeAt,
    updatedAt: sentAt ?? madeAt,
  });
}

function addReaders({ rows, agentId, basketId, plan, people, readerIds, instantOf }: Draft): void {
  for (const [position, { id: clientId }] of people.entries()) {
    const visit = plan.visits[position];
    rows.basketReader.push({
      agentId,
      id: readerIds[position] as string,
      basketId,
      clientId,
      createdAt: instantOf(plan.made),
      ...(visit && {
        visits: visit.count,
        visitBeganAt: new Date(instantOf(visit.last).getTime() - 10 * minuteMs),
        visitedAt: instantOf(visit.last),
        previousVisitAt: visit.count > 1 ? instantOf(visit.before) : null,
      }),
    });
  }
}

function addHome(draft: Draft, plan: DemoHomePlan, home: DemoHome, position: number): void {
  const { rows, agentId, basketId, instantOf, idAt, sentAt } = draft;
  const isSent = sentAt !== null && !plan.isPending;
  const addedAt = plan.isPending && sentAt !== null ? instantOf([1, '16:30']) : instantOf(draft.plan.made);
  const id = idAt(addedAt, `home ${position}`, position);
  rows.basketHome.push({
    agentId,
    id,
    basketId,
    listingId: home.listingId,
    mlsNumber: home.mlsNumber,
    homeKey: home.homeKey,
    position: position + 1,
    note: plan.note ?? '',
    state: isSent ? 'sent' : 'pending',
    sentAt: isSent ? sentAt : null,
    sendingId: isSent ? idAt(sentAt, 'sending') : null,
    told: isSent ? JSON.stringify(standingOf(home)) : null,
    addedAt,
  });
  if (!isSent) return;
  for (const [turn, [action, fromState, toState]] of requestSteps.entries())
    rows.basketStep.push({
      agentId,
      id: idAt(sentAt, `step ${position} ${turn}`, turn),
      homeId: id,
      action,
      fromState,
      toState,
      isByAgent: true,
      at: sentAt,
    });
  for (const [reader, said] of (plan.said ?? []).entries())
    if (said && draft.readerIds[reader]) addSaid(draft, { homeId: id, home, position, reader, said });
  addComment(draft, plan, id);
  addShowing(draft, plan, home, id);
}

const requestSteps = [
  ['approve', 'pending', 'approved'],
  ['send', 'approved', 'sent'],
] as const;

/** As it stood before its price fell. */
const standingOf = ({ mlsNumber, price, code, photoCount, cut }: DemoHome): HomeStanding => ({
  mlsNumber,
  price: cut ? cut.from : price,
  code: cut ? 'new' : code,
  photoCount,
  isShown: true,
});

interface SaidInput {
  homeId: string;
  home: DemoHome;
  position: number;
  reader: number;
  said: DemoSaid;
}

/** A few minutes apart, as somebody goes through a list. */
function addSaid(draft: Draft, { homeId, home, position, reader, said }: SaidInput): void {
  const { rows, agentId, instantOf, plan, readerIds } = draft;
  const visit = plan.visits[reader];
  const readerId = readerIds[reader] as string;
  if (!visit) return;
  const atVisit = (moment: DemoMoment) =>
    new Date(instantOf(moment).getTime() - (plan.homes.length - position) * minuteMs);
  const openedAt = atVisit(visit.last);
  const standing = JSON.stringify(standingOf(home));
  rows.basketView.push({
    agentId,
    readerId,
    homeId,
    seen: standing,
    compared: visit.count > 1 ? standing : null,
    opened: said.opened,
    firstOpenedAt: atVisit(visit.before),
    openedAt,
    seenAt: instantOf(visit.last),
  });
  if (!said.answer) return;
  const answeredAt = said.isNew ? openedAt : atVisit(visit.before);
  rows.basketAnswer.push({
    agentId,
    readerId,
    homeId,
    answer: said.answer,
    reasons: [...(said.reasons ?? [])],
    answeredAt,
    readAt: said.isNew ? null : new Date(answeredAt.getTime() + 2 * hourMs),
  });
}

function addComment(draft: Draft, { comment }: DemoHomePlan, homeId: string): void {
  const { rows, agentId, basketId, instantOf, plan, people, readerIds, idAt } = draft;
  const visit = comment && plan.visits[comment.reader];
  const readerId = comment && readerIds[comment.reader];
  if (!visit || !readerId) return;
  const at = instantOf(comment.isNew ? visit.last : visit.before);
  const add = (
    name: string,
    when: Date,
    rest: { readerId: string | null; text: string; readAt: Date | null },
  ) =>
    rows.basketComment.push({
      agentId,
      id: idAt(when, `${name} ${homeId}`),
      basketId,
      homeId,
      at: when,
      ...rest,
    });
  const repliedAt = new Date(at.getTime() + 2 * hourMs);
  add('comment', at, {
    readerId,
    text: comment.words[languageOf(people[comment.reader])],
    readAt: comment.isNew ? null : repliedAt,
  });
  if (comment.reply) add('reply', repliedAt, { readerId: null, text: comment.reply, readAt: null });
}

const languageOf = (person: DemoPerson | undefined) => (person?.language === 'fr' ? 'fr' : 'en');

/** The times lie ahead; what was accepted is a task of the client. */
function addShowing(draft: Draft, { showing }: DemoHomePlan, home: DemoHome, homeId: string): void {
  const { rows, agentId, timeZone, now, instantOf, plan, people, readerIds, idAt } = draft;
  const visit = showing && plan.visits[showing.reader];
  const readerId = showing && readerIds[showing.reader];
  const clientId = showing && people[showing.reader]?.id;
  if (!visit || !readerId || !clientId) return;
  const createdAt = instantOf(visit.last);
  const today = localDay(now, timeZone);
  const times = [
    instantAt(`${addDays(today, 2)}T17:30`, timeZone),
    instantAt(`${addDays(today, 3)}T18:00`, timeZone),
  ];
  const agreedAt = showing.state === 'accepted' ? (times[0] as Date) : null;
  const answeredAt = agreedAt && new Date(createdAt.getTime() + hourMs);
  const taskId = answeredAt && idAt(answeredAt, `task ${homeId}`);
  if (agreedAt && answeredAt && taskId)
    rows.clientTask.push({
      agentId,
      id: taskId,
      clientId,
      title: describeShowingTask({ place: formatAddress(home), agreedAt, timeZone, language: 'en' }),
      dueOn: localDay(agreedAt, timeZone),
      doneAt: null,
      createdAt: answeredAt,
    });
  rows.showingRequest.push({
    agentId,
    id: idAt(createdAt, `showing ${homeId}`),
    homeId,
    readerId,
    state: showing.state,
    times: agreedAt ? [agreedAt] : times,
    agreedAt,
    message: showing.words[languageOf(people[showing.reader])],
    reply: '',
    taskId,
    createdAt,
    updatedAt: answeredAt ?? createdAt,
  });
}

/** Only that it left, and for whom: there is nothing of it in the outbox that could leave once more. */
function addSending({ rows, agentId, basketId, readerIds, sentAt, idAt }: Draft): void {
  const homes = rows.basketHome.filter((home) => home.basketId === basketId && home.state === 'sent').length;
  if (sentAt === null) return;
  const id = idAt(sentAt, 'sending');
  rows.basketSending.push({
    agentId,
    id,
    basketId,
    kind: 'homes',
    homes,
    createdAt: sentAt,
    leavesAt: new Date(sentAt.getTime() + 10 * minuteMs),
  });
  for (const [position, readerId] of readerIds.entries())
    rows.basketMessage.push({
      agentId,
      sendingId: id,
      readerId,
      messageId: idAt(sentAt, `message ${readerId}`, position),
    });
}
