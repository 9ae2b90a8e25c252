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
  const showings = (await store.listShowings(homeId)).filter(({ readerId }) => readerId === reader.row.id);
  const from = new Date(now.getTime() - showingMs);
  const agreedElsewhere = await store.listAgreed(from, homeId);
  return {
    comments: presentComments(comments, reader, others),
    showings: showings.map((row) => presentShowing(row, { now, agreed: agreedElsewhere })),
    slots: await findSlots(transaction, { reader, others }, homeId),
  };
}

/** When this reader can ask to see a home. Two of a household see it together. */
export async function findSlots(
  { tx, agentId, now, timeZone }: BasketTransaction,
  { reader, others }: Pick<ReaderPages, 'reader' | 'others'>,
  homeId: string,
): Promise<HomeTalk['slots']> {
  const store = createConversationStore(tx, agentId);
  const from = new Date(now.getTime() - showingMs);
  const ownHere = (await store.listShowings(homeId)).flatMap(({ readerId, state, agreedAt }) =>
    readerId === reader.row.id && state === 'accepted' && agreedAt ? [agreedAt] : [],
  );
  const together = (await store.listAgreedByOthers(from, homeId, reader.row.id)).map(
    ({ readerId, agreedAt }) => ({
      time: agreedAt,
      isTold: others.some(({ row }) => row.id === readerId && row.sharesAnswers),
    }),
  );
  return listSlots(now, timeZone, {
    together,
    apart: [...(await store.listAgreed(from, homeId)), ...ownHere],
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
