import type { BasketHomePage } from '@hearthline/contract/basket-page';
import { showingMs } from '@hearthline/domain/basket/schedule';
import type { BasketTransaction } from '../basket-transaction.ts';
import type { ShowingRow } from '../conversation/conversation.store.ts';
import { createConversationStore } from '../conversation/conversation.store.ts';
import type { ReaderPages } from './basket-page-data.ts';
import { presentComments } from './basket-page-data.ts';
import { isFree, listSlots } from './slots.ts';

export type HomeTalk = Pick<BasketHomePage, 'comments' | 'showings' | 'slots'>;

/** What the reader and the agent say about one home, and when it can be shown. */
export async function gatherTalk(
  transaction: BasketTransaction,
  { basket, reader, others }: Pick<ReaderPages, 'basket' | 'reader' | 'others'>,
  homeId: string,
): Promise<HomeTalk> {
  const { tx, agentId, now } = transaction;
  const store = createConversationStore(tx, agentId);
  const comments = await store.listComments(basket.id, homeId);
  const calendar = await loadCalendar(transaction, homeId);
  const own = calendar.here.filter(({ readerId }) => readerId === reader.row.id);
  return {
    comments: presentComments(comments, reader, others),
    showings: own.map((row) => presentShowing(row, { now, agreed: calendar.elsewhere })),
    slots: slotsOf(transaction, { reader, others }, calendar),
  };
}

/** When this reader can ask to see a home. Two of a household see it together. */
export async function findSlots(
  transaction: BasketTransaction,
  people: Pick<ReaderPages, 'reader' | 'others'>,
  homeId: string,
): Promise<HomeTalk['slots']> {
  return slotsOf(transaction, people, await loadCalendar(transaction, homeId));
}

interface HomeCalendar {
  /** What anybody asked for of this home. */
  here: ShowingRow[];
  /** When the agent shows another one. */
  elsewhere: Date[];
  from: Date;
}

async function loadCalendar({ tx, agentId, now }: BasketTransaction, homeId: string): Promise<HomeCalendar> {
  const store = createConversationStore(tx, agentId);
  const from = new Date(now.getTime() - showingMs);
  return { here: await store.listShowings(homeId), elsewhere: await store.listAgreed(from, homeId), from };
}

function slotsOf(
  { now, timeZone }: BasketTransaction,
  { reader, others }: Pick<ReaderPages, 'reader' | 'others'>,
  { here, elsewhere, from }: HomeCalendar,
): HomeTalk['slots'] {
  const agreed = here.flatMap(({ readerId, state, agreedAt }) =>
    state === 'accepted' && agreedAt && agreedAt > from ? [{ readerId, time: agreedAt }] : [],
  );
  const [ownHere, othersHere] = [
    agreed.filter(({ readerId }) => readerId === reader.row.id),
    agreed.filter(({ readerId }) => readerId !== reader.row.id),
  ];
  return listSlots(now, timeZone, {
    together: othersHere.map(({ readerId, time }) => ({
      time,
      isTold: others.some(({ row }) => row.id === readerId && row.sharesAnswers),
    })),
    apart: [...elsewhere, ...ownHere.map(({ time }) => time)],
  });
}

/** Of the times that the agent proposed, those that can still be agreed to: two of a household see one home together. */
function presentShowing(
  { id, state, times, proposed, agreedAt, reply }: ShowingRow,
  calendar: { now: Date; agreed: readonly Date[] },
): HomeTalk['showings'][number] {
  return {
    id,
    state,
    times: times.map((time) => time.toISOString()),
    proposed: proposed.filter((time) => isFree(time, calendar)).map((time) => time.toISOString()),
    agreedAt: agreedAt?.toISOString() ?? null,
    reply,
  };
}
