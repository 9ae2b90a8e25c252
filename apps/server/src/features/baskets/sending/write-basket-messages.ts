import type { Channel } from '@hearthline/contract/messages';
import type { BasketMail, BasketMailHome, LoadSite, Site } from '@hearthline/contract/site';
import type { HomeStanding } from '@hearthline/domain/basket/home-changes';
import { findHomeChanges } from '@hearthline/domain/basket/home-changes';
import { priceBeforeOf } from '@hearthline/domain/listing/price-before';
import type { ReaderMessage } from '../../../platform/messages/reader-message.ts';
import type { BasketPorts } from '../basket-ports.ts';
import type { BasketTransaction } from '../basket-transaction.ts';
import type { HomeFacts } from '../homes/home-facts.ts';
import type { KnownReader } from '../records/basket-readers.ts';
import { addresseeOf } from '../records/basket-readers.ts';
import type { BasketRecord } from '../records/baskets.store.ts';
import { linkDays } from './present-sending.ts';

export interface BasketNews {
  basket: BasketRecord;
  readers: readonly KnownReader[];
  /** That clients may see. */
  homes: readonly HomeFacts[];
  /** Homes that are new to them, or changes of those that they know. */
  kind: 'homes' | 'changes';
  notBefore: Date;
}

export interface WrittenMessage {
  /** Null for the agent's own copy. */
  readerId: string | null;
  messageId: string;
}

/** Somebody who is known by an address alone has no phone. */
export const channelsOfBasket = (
  { byEmail, bySms }: Pick<BasketRecord, 'byEmail' | 'bySms'>,
  isClient: boolean,
): Channel[] => [...(byEmail ? (['email'] as const) : []), ...(bySms && isClient ? (['sms'] as const) : [])];

/** A message to everybody of a basket who may be written to, with a link of their own; who got which. */
export async function writeBasketMessages(
  { ports, loadSite }: { ports: BasketPorts; loadSite: LoadSite },
  transaction: BasketTransaction,
  news: BasketNews,
): Promise<WrittenMessage[]> {
  const { tx, agentId } = transaction;
  const { basket, readers } = news;
  const site = await loadSite();
  const { name: agentName } = await ports.findAgent(tx, agentId);
  const written: WrittenMessage[] = [];
  let copy: BasketMail | null = null;
  for (const reader of readers) {
    const { url } = await ports.pageLinks.open(tx, agentId, reader.row.id, linkDays);
    const mail: BasketMail = {
      kind: news.kind,
      language: reader.language,
      agentName,
      readerName: reader.firstName,
      message: news.kind === 'homes' ? basket.message : '',
      url,
      homes: news.homes.map((home) => presentMailHome(home, url)),
    };
    const { subject, ...drawn } = site.renderBasketMail(mail);
    for (const channel of channelsOfBasket(basket, reader.client !== null)) {
      const message: ReaderMessage = {
        addressee: addresseeOf(reader),
        channel,
        language: reader.language,
        subject,
        words: channel === 'sms' ? site.renderBasketText(mail) : '',
        drawn,
        notBefore: news.notBefore,
      };
      const [messageId] = await ports.messages.write(tx, agentId, 'baskets', [message]);
      if (messageId) written.push({ readerId: reader.row.id, messageId });
      if (messageId && channel === 'email') copy ??= mail;
    }
  }
  if (basket.copiesToAgent && copy)
    written.push({ readerId: null, messageId: await writeCopy(ports, transaction, site, copy, news) });
  return written;
}

async function writeCopy(
  ports: BasketPorts,
  { tx, agentId }: BasketTransaction,
  site: Pick<Site, 'renderBasketMail'>,
  mail: BasketMail,
  news: BasketNews,
): Promise<string> {
  const { subject, ...drawn } = site.renderBasketMail(toCopy(mail, ports.appOrigin, news));
  return ports.messages.writeCopy(tx, agentId, 'baskets', {
    subject,
    drawn,
    language: mail.language,
    words: '',
    notBefore: news.notBefore,
  });
}

/** What the agent gets leads to the agent's own screens: whoever answers on a client's page answers for the client. */
function toCopy(mail: BasketMail, appOrigin: string, { basket, homes }: BasketNews): BasketMail {
  return {
    ...mail,
    url: `${appOrigin}/basket/view?id=${basket.id}`,
    homes: mail.homes.map((home, index) => ({
      ...home,
      url: `${appOrigin}/basket/view/item?id=${basket.id}&home=${homes[index]?.row.id ?? ''}`,
    })),
  };
}

function presentMailHome({ row, clientCard, forClients }: HomeFacts, url: string): BasketMailHome {
  if (!clientCard) throw new Error('A home that may be shown has a card');
  return {
    listing: clientCard,
    url: `${url}?home=${row.id}`,
    picture: clientCard.photoCount > 0 ? `${url}/photo/${row.id}/0` : null,
    note: row.note,
    priceBefore: priceBeforeOf(clientCard),
    answer: null,
    changes: row.told === null ? [] : findHomeChanges(row.told as unknown as HomeStanding, forClients),
  };
}
