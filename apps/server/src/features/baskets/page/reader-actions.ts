import type { BasketPageAction } from '@hearthline/contract/basket-page';
import { basketLimits } from '@hearthline/contract/baskets';
import type { Answer, AnswerReason } from '@hearthline/domain/basket/vocabulary';
import { answerReasons, answers } from '@hearthline/domain/basket/vocabulary';
import { dayMs } from '@hearthline/domain/calendar';
import { gradeSignal } from '@hearthline/domain/message/open-grade';
import { z } from 'zod';
import { createId } from '../../../platform/ids.ts';
import type { BasketPorts } from '../basket-ports.ts';
import type { BasketTransaction } from '../basket-transaction.ts';
import type { ConversationService } from '../conversation/conversation.service.ts';
import { createConversationStore } from '../conversation/conversation.store.ts';
import { linkDays } from '../sending/present-sending.ts';
import type { ReaderPages } from './basket-page-data.ts';
import { createPageStore } from './page.store.ts';
import type { PagePorts, ReaderNews } from './page-ports.ts';
import { listSlots } from './slots.ts';
import { isNewVisit } from './visits.ts';

/** What a form did: shown on the page that answers it. */
export type Outcome =
  | 'answered'
  | 'written'
  | 'asked'
  | 'shared'
  | 'consented'
  | 'withdrawn'
  | 'agreed'
  | 'full';

const id = z.uuid();
const text = z.string().trim().max(basketLimits.comment);
/** Nobody writes so much in a day; programs do. */
const mostADay = 60;
const mostShowings = 10;

export interface ReaderActionsDeps {
  ports: BasketPorts;
  pages: PagePorts;
  conversation: Pick<ConversationService, 'addTask'>;
}

interface Occasion {
  transaction: BasketTransaction;
  gathered: ReaderPages;
  form: URLSearchParams;
  userAgent: string;
  /** What somebody who is no client agrees to, as their page shows it. */
  consentText: string;
}

/** What people do on their page. A form that makes no sense does nothing. */
export function createReaderActions({ ports, pages, conversation }: ReaderActionsDeps) {
  type Act = (occasion: Occasion) => Promise<Outcome | null>;

  const homeOf = ({ gathered, form }: Occasion) =>
    gathered.facts.find(({ row }) => row.id === form.get('home'));

  async function tell(
    { transaction, gathered }: Occasion,
    news: Pick<ReaderNews, 'what' | 'homeId' | 'key'>,
  ): Promise<void> {
    const home = gathered.facts.find(({ row }) => row.id === news.homeId);
    await pages.notify(transaction.tx, transaction.agentId, {
      ...news,
      basketId: gathered.basket.id,
      readerId: gathered.reader.row.id,
      readerName: gathered.reader.name,
      place: home?.card?.address || home?.row.mlsNumber || '',
    });
  }

  const answer: Act = async (occasion) => {
    const { transaction, gathered, form } = occasion;
    const home = homeOf(occasion);
    const given = z.enum(answers).safeParse(form.get('answer'));
    if (!home || !given.success) return null;
    const asked = form.getAll('reason');
    const reasons: AnswerReason[] = answerReasons.filter((reason) => asked.includes(reason));
    const said: Answer = given.data;
    const readerId = gathered.reader.row.id;
    const isOther = await createPageStore(transaction.tx, transaction.agentId).setAnswer(
      readerId,
      home.row.id,
      { answer: said, reasons, at: transaction.now },
    );
    if (isOther)
      await tell(occasion, {
        what: said,
        homeId: home.row.id,
        key: `basket answer ${readerId} ${home.row.id} ${said}`,
      });
    return 'answered';
  };

  const comment: Act = async (occasion) => {
    const { transaction, gathered, form } = occasion;
    const written = text.min(1).safeParse(form.get('text'));
    const home = form.get('home') ? homeOf(occasion) : null;
    if (!written.success || home === undefined) return null;
    const { tx, agentId, now } = transaction;
    const store = createConversationStore(tx, agentId);
    const readerId = gathered.reader.row.id;
    if ((await store.countComments(readerId, new Date(now.getTime() - dayMs))) >= mostADay) return 'full';
    const commentId = createId(now.getTime());
    await store.addComment({
      agentId,
      id: commentId,
      basketId: gathered.basket.id,
      homeId: home?.row.id ?? null,
      readerId,
      text: written.data,
      at: now,
    });
    await tell(occasion, {
      what: 'comment',
      homeId: home?.row.id ?? null,
      key: `basket comment ${commentId}`,
    });
    return 'written';
  };

  const showing: Act = async (occasion) => {
    const { transaction, gathered, form } = occasion;
    const home = homeOf(occasion);
    const { tx, agentId, now, timeZone } = transaction;
    const open = new Set(listSlots(now, timeZone).flatMap(({ times }) => times));
    const times = [...new Set(form.getAll('time'))].filter((time) => open.has(time));
    const message = text.safeParse(form.get('text') ?? '');
    if (!home || times.length === 0 || times.length > basketLimits.showingTimes || !message.success)
      return null;
    const store = createConversationStore(tx, agentId);
    const readerId = gathered.reader.row.id;
    const own = (await store.listShowings(home.row.id)).filter((each) => each.readerId === readerId);
    if (own.length >= mostShowings) return 'full';
    // Asking anew takes the former wish back.
    for (const { id: formerId, state } of own)
      if (state === 'asked' || state === 'proposed')
        await store.updateShowing(formerId, { state: 'withdrawn', updatedAt: now });
    const showingId = createId(now.getTime());
    await store.insertShowing({
      agentId,
      id: showingId,
      homeId: home.row.id,
      readerId,
      state: 'asked',
      times: times.toSorted().map((time) => new Date(time)),
      message: message.data,
      createdAt: now,
      updatedAt: now,
    });
    await tell(occasion, { what: 'showing', homeId: home.row.id, key: `basket showing ${showingId}` });
    return 'asked';
  };

  /** One of the reader's own that is still open. */
  async function findShowing({ transaction, gathered, form }: Occasion) {
    const asked = id.safeParse(form.get('showing'));
    if (!asked.success) return null;
    const store = createConversationStore(transaction.tx, transaction.agentId);
    const row = await store.lockShowing(asked.data);
    const isOpen = row?.state === 'asked' || row?.state === 'proposed';
    return row && isOpen && row.readerId === gathered.reader.row.id ? { store, row } : null;
  }

  const withdraw: Act = async (occasion) => {
    const found = await findShowing(occasion);
    if (!found) return null;
    const { now } = occasion.transaction;
    await found.store.updateShowing(found.row.id, { state: 'withdrawn', updatedAt: now });
    return 'withdrawn';
  };

  const agree: Act = async (occasion) => {
    const found = await findShowing(occasion);
    const time = occasion.form.get('time');
    const agreedAt = found?.row.proposed.find((each) => each.toISOString() === time);
    if (!found || !agreedAt) return null;
    const { transaction } = occasion;
    const taskId = await conversation.addTask(transaction, found.row, agreedAt);
    await found.store.updateShowing(found.row.id, {
      state: 'accepted',
      agreedAt,
      taskId,
      updatedAt: transaction.now,
    });
    await tell(occasion, {
      what: 'agreed',
      homeId: found.row.homeId,
      key: `basket showing agreed ${found.row.id}`,
    });
    return 'agreed';
  };

  const share: Act = async ({ transaction, gathered, form }) => {
    const sharesAnswers = form.get('shares') === 'yes';
    await transaction.readers.update(gathered.reader.row.id, { sharesAnswers });
    return 'shared';
  };

  const consent: Act = async ({ transaction, gathered, form, consentText }) => {
    const { client, row } = gathered.reader;
    if (client !== null || form.get('agreed') !== 'yes') return null;
    const { tx, agentId, today, now } = transaction;
    await ports.clients.agree(tx, agentId, row.email, { textShown: consentText, day: today, at: now });
    return 'consented';
  };

  const open: Act = async (occasion) => {
    const { transaction, gathered, userAgent } = occasion;
    const home = homeOf(occasion);
    const { tx, agentId, now } = transaction;
    const isPerson = gradeSignal({ kind: 'viewed', at: now, userAgent }, now).grade === 'confirmed';
    if (!home || !isPerson) return null;
    const { row, client } = gathered.reader;
    if (await pages.mayWatch(tx, agentId, client?.id ?? null))
      await createPageStore(tx, agentId).noteOpened(row.id, home.row.id, now);
    return null;
  };

  const acts: Record<BasketPageAction, Act> = {
    answer,
    comment,
    showing,
    withdraw,
    agree,
    share,
    consent,
    open,
    visit: async () => null,
  };

  /** Whoever uses the page is here: a program that only looks never gets this far. */
  async function noteVisit({ transaction, gathered }: Occasion): Promise<void> {
    const { tx, agentId, now, readers } = transaction;
    const { row } = gathered.reader;
    const isNew = isNewVisit(row, now);
    await createPageStore(tx, agentId).noteSeen(
      row.id,
      gathered.facts.map((home) => ({ homeId: home.row.id, standing: home.forClients })),
      { isNewVisit: isNew, at: now },
    );
    await readers.update(row.id, {
      visitedAt: now,
      ...(isNew ? { visits: row.visits + 1, visitBeganAt: now, previousVisitAt: row.visitedAt } : {}),
    });
    await ports.pageLinks.open(tx, agentId, row.id, linkDays);
  }

  return {
    act: async (occasion: Occasion): Promise<Outcome | null> => {
      const action = occasion.form.get('action') ?? '';
      if (!Object.hasOwn(acts, action)) return null;
      await noteVisit(occasion);
      return acts[action as BasketPageAction](occasion);
    },
  };
}

export type ReaderActions = ReturnType<typeof createReaderActions>;
