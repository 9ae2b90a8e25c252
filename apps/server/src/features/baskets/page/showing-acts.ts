import { basketLimits } from '@hearthline/contract/baskets';
import { isoInstant } from '@hearthline/contract/common';
import { showingMs } from '@hearthline/domain/basket/schedule';
import { z } from 'zod';
import { createId } from '../../../platform/ids.ts';
import { createConversationStore } from '../conversation/conversation.store.ts';
import { findSlots } from './home-talk.ts';
import type { Occasion, ReaderAct } from './reader-act.ts';
import { homeOf, notifyAgent } from './reader-act.ts';
import { isFree } from './slots.ts';

const mostShowings = 10;
const showingForm = z.object({
  times: z.array(isoInstant),
  message: z.string().trim().max(basketLimits.comment),
});

const storeOf = ({ transaction: { tx, agentId } }: Occasion) => createConversationStore(tx, agentId);

/** Asking anew takes the former wish back. */
export const askForShowing: ReaderAct = async (deps, occasion) => {
  const { transaction, gathered, form } = occasion;
  const { agentId, now } = transaction;
  const home = homeOf(occasion);
  const asked = showingForm.safeParse({
    times: [...new Set(form.getAll('time'))],
    message: form.get('text') ?? '',
  });
  if (!home || !asked.success) return null;
  const { times, message } = asked.data;
  if (times.length === 0 || times.length > basketLimits.showingTimes) return 'chooseTimes';
  const store = storeOf(occasion);
  const readerId = gathered.reader.row.id;
  const own = (await store.listShowings(home.row.id)).filter((each) => each.readerId === readerId);
  if (own.length >= mostShowings) return 'manyShowings';
  const slots = await findSlots(transaction, gathered, home.row.id);
  const open = new Set(slots.flatMap((day) => day.times));
  // The page may have been open for days, or somebody was quicker.
  if (times.some((time) => !open.has(time))) return 'taken';
  for (const { id, state } of own)
    if (state === 'asked' || state === 'proposed')
      await store.updateShowing(id, { state: 'withdrawn', updatedAt: now });
  const showingId = createId(now.getTime());
  await store.insertShowing({
    agentId,
    id: showingId,
    homeId: home.row.id,
    readerId,
    state: 'asked',
    times: times.toSorted().map((time) => new Date(time)),
    message,
    createdAt: now,
    updatedAt: now,
  });
  await notifyAgent(deps, occasion, {
    what: 'showing',
    homeId: home.row.id,
    key: `basket showing ${showingId}`,
  });
  return 'asked';
};

/** One of the reader's own that is still open. */
async function findOpenShowing(occasion: Occasion) {
  const asked = z.uuid().safeParse(occasion.form.get('showing'));
  const row = asked.success ? await storeOf(occasion).lockShowing(asked.data) : undefined;
  const isOpen = row?.state === 'asked' || row?.state === 'proposed';
  return row && isOpen && row.readerId === occasion.gathered.reader.row.id ? row : null;
}

export const withdrawShowing: ReaderAct = async (_deps, occasion) => {
  const row = await findOpenShowing(occasion);
  if (!row) return null;
  const { now } = occasion.transaction;
  await storeOf(occasion).updateShowing(row.id, { state: 'withdrawn', updatedAt: now });
  return 'withdrawn';
};

/** To one of the times that the agent proposed. */
export const agreeToShowing: ReaderAct = async (deps, occasion) => {
  const row = await findOpenShowing(occasion);
  const time = occasion.form.get('time');
  const agreedAt = row?.proposed.find((each) => each.toISOString() === time);
  if (!row || !agreedAt) return null;
  const { transaction } = occasion;
  const { now } = transaction;
  const store = storeOf(occasion);
  await store.lockCalendar();
  // Two of a household see one home together.
  const agreed = await store.listAgreed(new Date(now.getTime() - showingMs), row.homeId);
  if (!isFree(agreedAt, { now, agreed })) return 'taken';
  const taskId = await deps.conversation.addTask(transaction, row, agreedAt);
  await store.updateShowing(row.id, { state: 'accepted', agreedAt, taskId, updatedAt: now });
  await notifyAgent(deps, occasion, {
    what: 'agreed',
    homeId: row.homeId,
    key: `basket showing agreed ${row.id}`,
  });
  return 'agreed';
};
