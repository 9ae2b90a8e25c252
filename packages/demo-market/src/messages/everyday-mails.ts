import { addDays, daysBetween } from '@hearthline/domain/calendar';
import { toWorkingDay } from '../clients/client-contacts.ts';
import { commercialMails } from './commercial-mails.ts';
import { withSite } from './mail-words.ts';
import type { SuitedMail } from './personal-mails.ts';
import { personalMails, personalTexts } from './personal-mails.ts';
import type { PostBook } from './post-book.ts';
import { shuffledPlaces } from './post-book.ts';

const windowDays = 87;
const triesMost = 4_000;

/** Letters and texts to one person at a time, more of them lately and most of them to few people, until so many are there. */
export function writeEverydayMails(book: PostBook, total: number, site: string): void {
  const { random } = book;
  const places = shuffledPlaces(book);
  const close = places
    .filter((place) => ['good', 'excellent'].includes(book.personAt(place).relation))
    .slice(0, Math.max(6, Math.round(total / 6)));
  const commercial = commercialMails.map((each) => ({ ...each, mail: withSite(each.mail, site) }));
  const personal = personalMails.map((each) => ({ ...each, mail: withSite(each.mail, site) }));
  for (let tries = 0; book.messages.length < total && tries < triesMost; tries += 1) {
    const client = random.pick(random.chance(0.6) ? close : places);
    const kind = random.weighted<'personal' | 'commercial' | 'text'>([
      ['personal', 50],
      ['commercial', 42],
      ['text', 8],
    ]);
    const wanted = Math.floor(windowDays * random.next() ** 1.5);
    const daysAgo = toWorkingDay(wanted, book.today, true, random);
    const { date, at } = book.momentAgo(daysAgo, random.integer(8 * 60 + 10, 19 * 60 + 40));
    const spread = new Date(at.getTime() + random.integer(0, 59_000));
    if (kind === 'commercial') writeCommercial(book, random.pick(commercial), client, date, spread);
    else {
      const suited = kind === 'text' ? random.pick(personalTexts) : random.pick(personal);
      writePersonal(book, suited, kind === 'text' ? 'sms' : 'email', client, date, spread);
    }
  }
}

function writeCommercial(
  book: PostBook,
  { category, suits, mail }: (typeof commercialMails)[number],
  client: number,
  date: string,
  at: Date,
): void {
  const person = book.personAt(client);
  if (!suits.includes(person.type) || person.category === 'notInterested') return;
  if (book.mayGet(client, category, date) && book.isFree(client, category, mail, at))
    book.write({ client, category, mail, at });
}

function writePersonal(
  book: PostBook,
  { suits, fits, mail }: SuitedMail,
  channel: 'email' | 'sms',
  client: number,
  date: string,
  at: Date,
): void {
  const person = book.personAt(client);
  const { type, entryDate, email, phone, contacts } = person;
  if (fits && !fits(person)) return;
  if (!suits.includes(type) || entryDate >= date || (channel === 'email' ? email : phone) === '') return;
  // The agent wrote down a mail or a text of about that day already.
  const isLogged = contacts.some(
    ({ kind, daysAgo }) =>
      ['email', 'text'].includes(kind) && Math.abs(daysBetween(date, addDays(book.today, -daysAgo))) <= 1,
  );
  if (!isLogged && book.isFree(client, 'personal', mail, at))
    book.write({ client, category: 'personal', mail, at, channel });
}
