import { dayMs } from '@hearthline/domain/calendar';
import type { QuietHours } from '@hearthline/domain/message/quiet-hours';
import { afterQuietHours } from '@hearthline/domain/message/quiet-hours';
import type { DemoClient } from '../clients/demo-clients.ts';
import { createRandom } from '../random.ts';
import { commercialMails } from './commercial-mails.ts';
import type { DemoMailing, DemoMessage } from './demo-message.ts';
import { drawSignals } from './draw-signals.ts';
import { writeEverydayMails } from './everyday-mails.ts';
import { withSite } from './mail-words.ts';
import type { PostBook } from './post-book.ts';
import { createPostBook, shuffledPlaces } from './post-book.ts';
import { writeGreetings, writeMonthlyMails } from './regular-mails.ts';
import { applySpecialCases, writePlannedAndStopped } from './special-cases.ts';

export interface DemoMessageOrder {
  seed: number;
  agent: string;
  clients: readonly DemoClient[];
  now: Date;
  today: string;
  timeZone: string;
  /** Null where the agent keeps none. */
  quietHours: QuietHours | null;
  /** Past messages, about so many. */
  count: number;
  /** Of an agent with few people only the usual happened. */
  isShort: boolean;
  /** Where links lead, such as `https://northlight.test`. */
  site: string;
  instantOf(date: string, minute: number): Date;
}

/** What an agent wrote in the last three months and is about to, the same for the same seed, day and people. */
export function createDemoMessages(order: DemoMessageOrder): {
  messages: DemoMessage[];
  mailings: DemoMailing[];
} {
  const { clients, now, today, instantOf, isShort, site, count } = order;
  const random = createRandom(order.seed, `messages of ${order.agent}`);
  const book = createPostBook({ clients, random, now, today, instantOf });
  const counts = { consentEnded: isShort ? 1 : 3, bounced: isShort ? 1 : 2, hasRareOnes: !isShort };
  const mailings = writeMonthlyMails(book, isShort ? 1 : 3, site);
  writePlannedAndStopped(book, counts, site);
  writeGreetings(book, isShort ? { birthdays: 2, moveIns: 1 } : { birthdays: 9, moveIns: 4 });
  writeEverydayMails(book, count, site);
  for (const message of book.messages)
    if (message.outcome.kind === 'delivered') message.signals = drawSignals(random, message, order);
  applySpecialCases(book, counts);
  writeWaitingBaskets(book, order, isShort ? 1 : 2);
  return {
    messages: book.messages.toSorted((a, b) => a.writtenAt.getTime() - b.writtenAt.getTime()),
    mailings,
  };
}

/** They go out in the morning: because the agent wants it so, or because nobody is to be disturbed now. */
function writeWaitingBaskets(book: PostBook, order: DemoMessageOrder, most: number): void {
  const { quietHours, timeZone, now, today, site } = order;
  const [, basket] = commercialMails;
  if (!basket) return;
  const mail = withSite(basket.mail, site);
  const justNow = new Date(now.getTime() - 12 * 60_000);
  const calm = quietHours ? afterQuietHours(justNow, quietHours, timeZone) : justNow;
  const isQuiet = calm > now;
  let left = most;
  for (const client of shuffledPlaces(book)) {
    if (left === 0) return;
    const { type, timeline } = book.personAt(client);
    const at = isQuiet ? calm : nextMorning(book, left);
    const isFitting =
      basket.suits.includes(type) && timeline === 'now' && book.mayGet(client, 'baskets', today);
    if (!isFitting || book.ofClient(client).some(({ outcome }) => outcome.kind !== 'delivered')) continue;
    if (!book.isFree(client, 'baskets', mail, at)) continue;
    left -= 1;
    const reason = isQuiet ? 'quietHours' : 'scheduled';
    const writtenAt = isQuiet ? justNow : book.momentAgo(0, 11 * 60 + left).at;
    book.write({ client, category: 'baskets', mail, at, writtenAt, outcome: { kind: 'waiting', reason } });
  }
}

/** At least six hours away, so that whoever starts the demo sees it waiting. */
function nextMorning({ instantOf, today, now }: PostBook, place: number): Date {
  let at = instantOf(today, 8 * 60 + 15 * place);
  while (at.getTime() < now.getTime() + dayMs / 4) at = new Date(at.getTime() + dayMs);
  return at;
}
