import type { AlertMail, AlertMailHome, AlertMailLinks } from '@hearthline/contract/alert-mail';
import type { AlertWay } from '@hearthline/contract/basket-page';
import type { ListingCard } from '@hearthline/contract/listing-card';
import type { Channel } from '@hearthline/contract/messages';
import type { LoadSite, Site } from '@hearthline/contract/site';
import type { AlertTrigger } from '@hearthline/domain/alert/vocabulary';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { QuietHours } from '@hearthline/domain/message/quiet-hours';
import type { ReaderMessage } from '../../../../platform/messages/reader-message.ts';
import type { BasketPorts } from '../../basket-ports.ts';
import type { BasketTransaction } from '../../basket-transaction.ts';
import type { KnownReader, ReaderName } from '../../records/basket-readers.ts';
import { addresseeOf } from '../../records/basket-readers.ts';
import { linkDays } from '../../sending/present-sending.ts';
import { countAsked } from '../market/asked-homes.ts';
import type { PersonAlert } from './person-alerts.store.ts';
import type { Verdicts } from './reach.ts';

/** A home that is told, in the basket of one of its alerts. */
export interface ToldHome {
  basketId: string;
  readerId: string;
  homeId: string;
  note: string;
  /** As clients may see it. */
  card: ListingCard;
  trigger: AlertTrigger;
  at: Date;
  oldPrice: number | null;
  price: number | null;
  criteria: Criteria | null;
  /** Where a home is that the reader liked and that is most like it. */
  like: string | null;
}

export interface AlertNews {
  reader: KnownReader<ReaderName>;
  othersNames: string[];
  /** The first one's page is where the message leads. */
  alerts: readonly [PersonAlert, ...PersonAlert[]];
  /** Newest first. */
  homes: readonly ToldHome[];
  channels: readonly Channel[];
  verdicts: Verdicts;
  /** None of them may be disturbed by it, however long it waits in the outbox. */
  quietHours: readonly QuietHours[];
  since: Date | null;
  isMerged: boolean;
  timeZone: string;
}

const ways = ['fewer', 'other', 'pause', 'stop'] as const satisfies readonly AlertWay[];

/** Where a way to have it otherwise begins on a reader's own page; it is for the others that the message names as well. */
export const wayUrl = (pageUrl: string, way: AlertWay, alsoReaderIds: readonly string[] = []): string =>
  `${pageUrl}?way=${way}${alsoReaderIds.length > 0 ? `&also=${alsoReaderIds.join(',')}` : ''}`;

/** One message on each channel, into the outbox; the ids of those that may be written. */
export async function writeAlertMessages(
  { ports, loadSite }: { ports: BasketPorts; loadSite: LoadSite },
  transaction: BasketTransaction,
  news: AlertNews,
): Promise<string[]> {
  const { tx, agentId, now } = transaction;
  const site = await loadSite();
  const mail = await describeMail(ports, transaction, news);
  const { subject, ...drawn } = site.renderAlertMail(mail);
  const messages = news.channels.map(
    (channel): ReaderMessage => ({
      addressee: addresseeOf(news.reader),
      channel,
      verdict: news.verdicts[channel],
      language: news.reader.language,
      subject,
      words: channel === 'sms' ? site.renderAlertText(mail) : '',
      drawn,
      notBefore: now,
      quietHours: news.quietHours,
    }),
  );
  const written = (await ports.messages.write(tx, agentId, 'alerts', messages)).filter((id) => id !== null);
  if (written.length > 0 && news.alerts.some(({ copiesToAgent }) => copiesToAgent))
    await writeCopy(ports, transaction, site, toCopy(mail, ports.appOrigin, news));
  return written;
}

async function writeCopy(
  ports: BasketPorts,
  { tx, agentId, now }: BasketTransaction,
  site: Pick<Site, 'renderAlertMail'>,
  mail: AlertMail,
): Promise<void> {
  const { subject, ...drawn } = site.renderAlertMail(mail);
  const { language } = mail;
  await ports.messages.writeCopy(tx, agentId, 'alerts', {
    subject,
    drawn,
    language,
    words: '',
    notBefore: now,
  });
}

async function describeMail(
  ports: BasketPorts,
  { tx, agentId, agentName, now }: BasketTransaction,
  { reader, othersNames, alerts, homes, since, isMerged, timeZone }: AlertNews,
): Promise<AlertMail> {
  const [first, ...others] = alerts;
  const also = others.map(({ readerId }) => readerId);
  const urls = new Map<string, string>();
  for (const readerId of new Set([first.readerId, ...homes.map((home) => home.readerId)]))
    urls.set(readerId, (await ports.pageLinks.open(tx, agentId, readerId, linkDays)).url);
  const url = urls.get(first.readerId) ?? '';
  return {
    language: reader.language,
    agentName,
    readerName: reader.firstName,
    othersNames,
    alertNames: [...new Set(alerts.map(({ name }) => name))],
    message: first.message,
    url,
    homes: homes.map((home) => presentHome(home, urls.get(home.readerId) ?? url)),
    since: since?.toISOString() ?? null,
    isMerged,
    now: now.toISOString(),
    timeZone,
    links: Object.fromEntries(ways.map((way) => [way, wayUrl(url, way, also)])) as unknown as AlertMailLinks,
  };
}

const presentHome = (
  { homeId, note, card, trigger, at, oldPrice, price, criteria, like }: ToldHome,
  url: string,
): AlertMailHome => ({
  listing: card,
  url: `${url}?home=${homeId}`,
  picture: card.photoCount > 0 ? `${url}/photo/${homeId}/0` : null,
  trigger,
  at: at.toISOString(),
  oldPrice,
  price,
  criteriaMet: criteria ? countAsked(criteria) : 0,
  like,
  note,
});

/** What the agent gets leads to the agent's own screens: whoever answers on a client's page answers for the client. */
function toCopy(mail: AlertMail, appOrigin: string, { alerts: [first], homes }: AlertNews): AlertMail {
  return {
    ...mail,
    url: `${appOrigin}/basket/view?basketType=Automatic&id=${first.basketId}`,
    links: null,
    homes: mail.homes.map((home, position) => {
      const told = homes[position];
      return {
        ...home,
        url: `${appOrigin}/basket/view/item?basketType=Automatic&id=${told?.basketId ?? ''}&home=${told?.homeId ?? ''}`,
      };
    }),
  };
}
