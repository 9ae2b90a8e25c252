import { basketLimits } from '@hearthline/contract/baskets';
import { answerReasons, answers } from '@hearthline/domain/basket/vocabulary';
import { dayMs } from '@hearthline/domain/calendar';
import { z } from 'zod';
import { createId } from '../../../platform/ids.ts';
import { createConversationStore } from '../conversation/conversation.store.ts';
import { createPageStore } from './page.store.ts';
import type { Occasion, ReaderAct } from './reader-act.ts';
import { homeOf, notifyAgent } from './reader-act.ts';

/** Nobody writes so much in a day; programs do. */
const mostADay = 60;

/** Yes, maybe or no to a home. */
export const answerHome: ReaderAct = async (deps, occasion) => {
  const { transaction, gathered, form } = occasion;
  const home = homeOf(occasion);
  const given = z.enum(answers).safeParse(form.get('answer'));
  if (!home || !given.success) return null;
  const asked = form.getAll('reason');
  const reasons = answerReasons.filter((reason) => asked.includes(reason));
  const answer = given.data;
  const readerId = gathered.reader.row.id;
  const isOther = await createPageStore(transaction.tx, transaction.agentId).setAnswer(
    readerId,
    home.row.id,
    { answer, reasons, at: transaction.now },
  );
  if (isOther)
    await notifyAgent(deps, occasion, {
      what: answer,
      homeId: home.row.id,
      key: `basket answer ${readerId} ${home.row.id} ${answer}`,
    });
  return 'answered';
};

/** About a home, or about all of them. */
export const writeComment: ReaderAct = async (deps, occasion) => {
  const { form } = occasion;
  const written = z.string().trim().min(1).max(basketLimits.comment).safeParse(form.get('text'));
  const home = form.get('home') ? homeOf(occasion) : null;
  if (!written.success || home === undefined) return null;
  const homeId = home?.row.id ?? null;
  const commentId = await keepComment(occasion, homeId, written.data);
  if (commentId === null) return 'full';
  await notifyAgent(deps, occasion, { what: 'comment', homeId, key: `basket comment ${commentId}` });
  return 'written';
};

/** What somebody wrote, for the agent to read; null where they wrote as much as a day takes. */
export async function keepComment(
  { transaction, gathered }: Pick<Occasion, 'transaction' | 'gathered'>,
  homeId: string | null,
  text: string,
): Promise<string | null> {
  const { tx, agentId, now } = transaction;
  const store = createConversationStore(tx, agentId);
  const readerId = gathered.reader.row.id;
  if ((await store.countComments(readerId, new Date(now.getTime() - dayMs))) >= mostADay) return null;
  const id = createId(now.getTime());
  await store.addComment({ agentId, id, basketId: gathered.basket.id, homeId, readerId, text, at: now });
  return id;
}
