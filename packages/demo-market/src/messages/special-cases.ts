import { addDays, dayMs, daysBetween } from '@hearthline/domain/calendar';
import { commercialCategories, endOfConsent } from '@hearthline/domain/client/consent';
import { birthdayMail, commercialMails } from './commercial-mails.ts';
import type { DemoMessage, DemoOutcome } from './demo-message.ts';
import { withSite } from './mail-words.ts';
import type { PostBook } from './post-book.ts';
import { shuffledPlaces } from './post-book.ts';

const desktop = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';

export interface SpecialCounts {
  consentEnded: number;
  bounced: number;
  hasRareOnes: boolean;
}

/** Letters that were planned and, when their day came, were not allowed any more, or no longer wanted. */
export function writePlannedAndStopped(book: PostBook, counts: SpecialCounts, site: string): void {
  const [basket] = commercialMails;
  if (!basket) return;
  const mail = withSite(basket.mail, site);
  let left = counts.consentEnded;
  let optedOut = counts.hasRareOnes ? 1 : 0;
  for (const client of shuffledPlaces(book)) {
    const { consents, isOptedOut, email } = book.personAt(client);
    const [consent] = consents;
    if (email === '' || !consent || !basket.suits.includes(book.personAt(client).type)) continue;
    const ends = endOfConsent(consent);
    const wasLately = ends !== null && ends < book.today && daysBetween(ends, book.today) < 60;
    if (left > 0 && !isOptedOut && wasLately && book.mayGet(client, 'baskets', addDays(ends, -3))) {
      left -= 1;
      stop(client, ends, { kind: 'leftOut', reason: 'consentEnded' });
    } else if (optedOut > 0 && isOptedOut && book.personAt(client).entryDate < addDays(book.today, -30)) {
      optedOut -= 1;
      stop(client, addDays(book.today, -18), { kind: 'leftOut', reason: 'optedOut' });
    }
  }

  function stop(client: number, date: string, outcome: DemoOutcome): void {
    const at = book.instantOf(date, 9 * 60);
    const writtenAt = book.instantOf(addDays(date, -3), 15 * 60 + 20);
    book.write({ client, category: 'baskets', mail, at, writtenAt, outcome });
  }
}

/** Changes what became of some letters: they came back, had to be tried again, or led to a farewell. */
export function applySpecialCases(book: PostBook, counts: SpecialCounts): void {
  const { random, now } = book;
  const isOlder = ({ notBefore }: DemoMessage, days: number) =>
    notBefore.getTime() < now.getTime() - days * dayMs;
  /** The last one that its reader got, so that nothing went to an address after it had come back. */
  const take = (
    test: (message: DemoMessage) => boolean,
    change: (message: DemoMessage) => void,
    most = 1,
  ): void => {
    const fitting = book.messages.filter(
      (message) =>
        message.outcome.kind === 'delivered' &&
        message.outcome.tries === 1 &&
        message.leaving === null &&
        isOlder(message, 3) &&
        book.ofClient(message.client).every((other) => other.notBefore <= message.notBefore) &&
        test(message),
    );
    for (const message of random.shuffle(fitting).slice(0, most)) change(message);
  };
  const end = (outcome: DemoOutcome) => (message: DemoMessage) => {
    message.outcome = outcome;
    message.signals = [];
  };
  const isMail = ({ channel }: DemoMessage) => channel === 'email';
  const gone: DemoOutcome = { kind: 'bounced', status: '5.1.1', isAboutAddress: true, hours: 0 };
  take(({ mailing }) => mailing !== null, end(gone), counts.bounced);
  take(isMail, end({ kind: 'bounced', status: '5.2.2', isAboutAddress: false, hours: 20 }));
  if (!counts.hasRareOnes) return;
  take((each) => isMail(each) && each.category === 'personal', end({ kind: 'refused', reason: 'smtp:550' }));
  take(({ channel }) => channel === 'sms', end({ kind: 'refused', reason: 'sms:21211' }));
  take(
    (each) => isMail(each) && each.mailing === null,
    (message) => {
      message.outcome = { kind: 'delivered', tries: 3 };
    },
    3,
  );
  take(
    ({ mail }) => mail === birthdayMail,
    (message) => {
      message.writtenAt = new Date(message.notBefore.getTime() - 2 * dayMs);
      message.outcome = { kind: 'cancelled', minutes: 26 * 60 };
      message.signals = [];
    },
  );
  take(
    ({ mailing }) => mailing !== null,
    (message) => {
      message.leaving = { wanted: commercialCategories.filter((each) => each !== 'news'), seconds: 5_460 };
      message.signals = [
        { kind: 'opened', seconds: 5_380, userAgent: desktop },
        { kind: 'viewed', seconds: 5_461, userAgent: desktop },
      ];
    },
  );
  resendToLostAddress(book);
}

/** The agent tried once more; the address stood on the list of those that came back. */
function resendToLostAddress(book: PostBook): void {
  const lost = book.messages.find(({ outcome }) => outcome.kind === 'bounced' && outcome.isAboutAddress);
  if (!lost) return;
  const at = new Date(lost.notBefore.getTime() + dayMs + 5_000_000);
  if (at >= book.now) return;
  const again = book.write({
    ...lost,
    at,
    writtenAt: at,
    mailing: null,
    outcome: { kind: 'leftOut', reason: 'suppressed' },
  });
  again.resentOf = lost;
}
