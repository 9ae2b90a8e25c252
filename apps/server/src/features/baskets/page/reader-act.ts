import type { BasketPageFrame } from '@hearthline/contract/basket-page';
import type { BasketPorts } from '../basket-ports.ts';
import type { BasketTransaction } from '../basket-transaction.ts';
import type { ConversationService } from '../conversation/conversation.service.ts';
import type { HomeFacts } from '../homes/home-facts.ts';
import type { NamedAlert } from './alert-page.store.ts';
import type { ReaderPages } from './basket-page-data.ts';
import type { PagePorts, ReaderNews } from './page-ports.ts';

/** What a form did: shown on the page that answers it. */
export type Outcome = NonNullable<BasketPageFrame['outcome']>;

export interface ReaderActDeps {
  ports: BasketPorts;
  pages: PagePorts;
  conversation: Pick<ConversationService, 'addTask'>;
}

/** A form that somebody sent from their page. */
export interface Occasion {
  transaction: BasketTransaction;
  gathered: ReaderPages;
  form: URLSearchParams;
  userAgent: string;
  /** What somebody who is no client agrees to, as their page shows it. */
  consentText: string;
}

/** Null where the form makes no sense, or there is nothing to say about it. */
export type ReaderAct = (deps: ReaderActDeps, occasion: Occasion) => Promise<Outcome | null>;

/** The one that the form is about; undefined where the page does not show it. */
export const homeOf = ({ gathered, form }: Occasion): HomeFacts | undefined =>
  gathered.facts.find(({ row }) => row.id === form.get('home'));

export async function notifyAgent(
  { pages }: Pick<ReaderActDeps, 'pages'>,
  { transaction, gathered }: Occasion,
  news: Pick<ReaderNews, 'what' | 'homeId' | 'key'>,
  /** Where it is not that of the page. */
  alert: NamedAlert | null = null,
): Promise<void> {
  const home = gathered.facts.find(({ row }) => row.id === news.homeId);
  await pages.notify(transaction.tx, transaction.agentId, {
    ...news,
    basketId: alert?.basketId ?? gathered.basket.id,
    basketName: alert?.name ?? gathered.basket.name,
    isAlert: gathered.alert !== null,
    readerId: alert?.readerId ?? gathered.reader.row.id,
    readerName: gathered.reader.name,
    place: home?.card?.address || home?.row.mlsNumber || '',
  });
}
