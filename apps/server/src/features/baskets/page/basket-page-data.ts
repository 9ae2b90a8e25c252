import type { BasketPageHome, OthersAnswer, PageComment } from '@hearthline/contract/basket-page';
import type { Language } from '@hearthline/contract/common';
import { priceBeforeOf } from '@hearthline/domain/listing/price-before';
import type { BasketPorts } from '../basket-ports.ts';
import type { BasketRows, BasketTransaction } from '../basket-transaction.ts';
import type { CommentRow } from '../conversation/conversation.store.ts';
import { createConversationStore } from '../conversation/conversation.store.ts';
import type { ReaderHomeRow } from '../homes/basket-homes.store.ts';
import type { HomeFacts } from '../homes/home-facts.ts';
import { findHomeFacts } from '../homes/home-facts.ts';
import type { KnownReader } from '../records/basket-readers.ts';
import { findClients, listReaders } from '../records/basket-readers.ts';
import type { BasketRecord } from '../records/baskets.store.ts';
import type { ReaderRow } from '../records/readers.store.ts';
import { createSendingsStore } from '../sending/sendings.store.ts';
import type { AskedPage, PageOfHomes, PageRows, ReaderAlert } from './alert-of-page.ts';
import { gatherAlert, listAlertRows } from './alert-of-page.ts';
import { createPageStore } from './page.store.ts';
import { filesOf } from './page-addresses.ts';
import { findChangesSince, lastVisitOf } from './visits.ts';

/** What the pages of one reader show, as it stands now. */
export interface ReaderPages {
  basket: BasketRecord;
  reader: KnownReader;
  others: KnownReader[];
  /** Those that were sent, in the agent's order. */
  facts: HomeFacts[];
  homes: BasketPageHome[];
  comments: PageComment[];
  lastMessageId: string | null;
  lastVisitAt: Date | null;
  endsAt: Date | null;
  /** Somebody who is no client, and has not said yet whether they want to hear more. */
  asksForConsent: boolean;
  /** Null for homes that the agent chose. */
  alert: ReaderAlert | null;
  /** Before and after the homes of this page. */
  before: string | null;
  after: string | null;
}

/** Whose page it is; null where the basket or its reader is gone. */
async function findPage(
  { readers, baskets }: Pick<BasketRows, 'readers' | 'baskets'>,
  readerId: string,
): Promise<{ row: ReaderRow; basket: BasketRecord } | null> {
  const row = await readers.find(readerId);
  const basket = row && row.removedAt === null ? await baskets.find(row.basketId) : undefined;
  return row && basket && basket.deletedAt === null ? { row, basket } : null;
}

/** Which homes a page shows, all of them or one; those of an alert on pages of sixty, the newest first. */
async function listPageRows(
  { homes }: Pick<BasketRows, 'homes'>,
  { id, type }: BasketRecord,
  options: { homeId?: string | undefined; page: PageOfHomes },
): Promise<PageRows> {
  if (type === 'Automatic' && options.homeId === undefined) return listAlertRows(homes, id, options.page);
  const rows = await homes.listSent(id, options.homeId);
  return { rows, total: rows.length, page: 1, pages: 1, before: null, after: null };
}

/** The homes alone, for what a page is illustrated with. */
export async function gatherHomes(
  ports: BasketPorts,
  rows: BasketRows,
  readerId: string,
  options: { withCards: boolean; homeId?: string | undefined; older?: string | null },
): Promise<HomeFacts[]> {
  const found = await findPage(rows, readerId);
  const [known] = found ? await findClients(ports, rows, [found.row]) : [];
  if (!found || !known) return [];
  const { homeId, older = null } = options;
  const shown = await listPageRows(rows, found.basket, { homeId, page: { homeId: null, older } });
  return findHomeFacts(ports, rows, shown.rows, options);
}

/** Null where the basket or its reader is gone. */
export async function gatherPages(
  ports: BasketPorts,
  transaction: BasketTransaction,
  readerId: string,
  path: string,
  asked: AskedPage,
): Promise<ReaderPages | null> {
  const { tx, agentId, now } = transaction;
  const found = await findPage(transaction, readerId);
  if (!found) return null;
  const { row, basket } = found;
  const all = (await listReaders(ports, transaction, [basket.id])).get(basket.id) ?? [];
  const reader = all.find((each) => each.row.id === readerId);
  if (!reader) return null;
  const others = all.filter((each) => each !== reader);
  const conversation = createConversationStore(tx, agentId);
  const shown = await listPageRows(transaction, basket, { page: asked });
  const facts = await findHomeFacts(ports, transaction, shown.rows, { withCards: true });
  const alert = await gatherAlert(
    ports,
    transaction,
    { basket, reader: row, facts },
    {
      ...shown,
      also: asked.also,
    },
  );
  const said = await transaction.homes.listReaderHomes([basket.id]);
  const words = await conversation.listLastWords(basket.id);
  const views = await createPageStore(tx, agentId).listViews(readerId);
  const homes = facts.map((home): BasketPageHome => {
    const own = said.find((each) => each.homeId === home.row.id && each.readerId === readerId);
    const wordsOf = (id: string) =>
      words.find((each) => each.homeId === home.row.id && each.readerId === id)?.text ?? null;
    return {
      id: home.row.id,
      listing: home.clientCard,
      photo: home.clientCard && home.clientCard.photoCount > 0 ? filesOf(path).photo(home.row.id, 0) : null,
      priceBefore: priceBeforeOf(home.clientCard),
      note: home.row.note,
      changes: findChangesSince(row, views.get(home.row.id), home.forClients, now),
      match: alert?.matches.get(home.row.homeKey) ?? null,
      answer: own?.answer ?? null,
      reasons: own?.reasons ?? [],
      others: presentOthers(others, said, home.row.id, wordsOf),
      comment: wordsOf(readerId) ?? '',
    };
  });
  // What happened last stands first, also to a home that was told long ago.
  if (alert) homes.sort((a, b) => (b.match?.at ?? '').localeCompare(a.match?.at ?? ''));
  const links = await ports.pageLinks.listOpen(tx, agentId, [readerId]);
  return {
    basket,
    reader,
    others,
    facts,
    homes,
    comments: presentComments(await conversation.listComments(basket.id, null), reader, others),
    lastMessageId: await createSendingsStore(tx, agentId).findLastMessageTo(readerId),
    lastVisitAt: lastVisitOf(row, now),
    endsAt: links.get(readerId)?.expiresAt ?? null,
    asksForConsent: row.clientId === null && !(await ports.clients.hasAgreed(tx, agentId, row.email)),
    alert,
    before: shown.before,
    after: shown.after,
  };
}

/** Only of those who share what they say. */
function presentOthers(
  others: readonly KnownReader[],
  said: readonly ReaderHomeRow[],
  homeId: string,
  wordsOf: (readerId: string) => string | null,
): OthersAnswer[] {
  return others
    .filter(({ row }) => row.sharesAnswers)
    .map(({ row, name, firstName }) => ({
      name: firstName || name,
      answer: said.find((each) => each.homeId === homeId && each.readerId === row.id)?.answer ?? null,
      comment: wordsOf(row.id),
    }));
}

/** What this reader may read: their own words, what the agent wrote to them or to all, and what others share. */
export function presentComments(
  rows: readonly CommentRow[],
  reader: KnownReader,
  others: readonly KnownReader[],
): PageComment[] {
  return rows.flatMap((row): PageComment[] => {
    const base = { text: row.text, at: row.at.toISOString() };
    if (row.readerId === reader.row.id)
      return [{ ...base, author: reader.firstName || reader.name, isOwn: true }];
    if (row.readerId === null)
      return row.toReaderId === null || row.toReaderId === reader.row.id
        ? [{ ...base, author: null, isOwn: false }]
        : [];
    const other = others.find((each) => each.row.id === row.readerId);
    return other?.row.sharesAnswers ? [{ ...base, author: other.firstName || other.name, isOwn: false }] : [];
  });
}

/** In which language somebody reads: as they chose on the page, else their own. */
export const languageOf = (reader: KnownReader, asked: string | undefined): Language =>
  asked === 'en' || asked === 'fr' ? asked : reader.language;
