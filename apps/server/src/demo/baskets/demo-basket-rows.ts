import type { HomeStanding } from '@hearthline/domain/basket/home-changes';
import { hourMs, minuteMs } from '@hearthline/domain/calendar';
import { foldText } from '@hearthline/domain/client/same-person';
import { formatAddress } from '@hearthline/domain/listing/addresses';
import { localDay } from '@hearthline/domain/time-zone';
import type { BasketDraft, DemoBasketInput } from './demo-basket-draft.ts';
import { createDraft } from './demo-basket-draft.ts';
import type { DemoHomePlan, DemoMoment, DemoSaid } from './demo-basket-plans.ts';
import { addComment, addShowing } from './demo-basket-talk.ts';
import type { DemoBasketRows, DemoHome } from './demo-baskets.store.ts';

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
}: BasketDraft): void {
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

function addReaders({ rows, agentId, basketId, plan, people, readerIds, instantOf }: BasketDraft): void {
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

function addHome(draft: BasketDraft, plan: DemoHomePlan, home: DemoHome, position: number): void {
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
function addSaid(draft: BasketDraft, { homeId, home, position, reader, said }: SaidInput): void {
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

/** Only that it left, and for whom: there is nothing of it in the outbox that could leave once more. */
function addSending({ rows, agentId, basketId, readerIds, sentAt, idAt }: BasketDraft): void {
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
