import { addDays, addMonths, daysBetween, yearOf } from '@hearthline/domain/calendar';
import { dayInYear } from '@hearthline/domain/client/yearly-date';
import { birthdayMail, monthlyMail, moveInMail } from './commercial-mails.ts';
import { monthlyMailList } from './demo-lists.ts';
import type { DemoMail, DemoMailing } from './demo-message.ts';
import { withSite } from './mail-words.ts';
import type { PostBook } from './post-book.ts';
import { shuffledPlaces } from './post-book.ts';

const windowDays = 87;
const halfPastNine = 9 * 60 + 30;

/** The letter about the last month goes to the list on the third; the next one is planned. */
export function writeMonthlyMails(book: PostBook, most: number, site: string): DemoMailing[] {
  const third = `${book.today.slice(0, 7)}-03`;
  const mailings: DemoMailing[] = [];
  for (let back = -1; back <= 3; back += 1) {
    const date = addMonths(third, -back);
    const sendAt = book.instantOf(date, halfPastNine);
    const isSent = sendAt < book.now;
    if (daysBetween(date, book.today) > windowDays || mailings.length > most) break;
    const mail = withSite(monthlyMail(addMonths(date, -1).slice(0, 7)), site);
    const audience = book.clients.flatMap((client, place) =>
      monthlyMailList.holds(client) && client.entryDate < date ? [place] : [],
    );
    if (!isSent && mailings.length > 0) mailings.length = 0;
    const mailing: DemoMailing = {
      list: monthlyMailList.name,
      category: 'news',
      mail,
      sendAt,
      isSent,
      leftOut: 0,
      audience,
    };
    mailings.push(mailing);
    if (!isSent) continue;
    const readers = audience.filter((client) => book.mayGet(client, 'news', date));
    mailing.leftOut = audience.length - readers.length;
    for (const client of readers) book.write({ client, category: 'news', mail, at: sendAt, mailing });
  }
  return mailings;
}

/** On the day itself, in the morning; those to come leave by themselves. */
export function writeGreetings(book: PostBook, most: { birthdays: number; moveIns: number }): void {
  greet(book, birthdayMail, most.birthdays, ({ birthday }) => birthday);
  greet(book, moveInMail, most.moveIns, ({ moveInDate }) => moveInDate);
}

function greet(
  book: PostBook,
  mail: DemoMail,
  most: number,
  dayOf: (client: PostBook['clients'][number]) => string | null,
): void {
  const [from, to] = [addDays(book.today, -windowDays), addDays(book.today, -1)];
  let left = most;
  for (const client of shuffledPlaces(book)) {
    if (left === 0) return;
    const day = dayOf(book.personAt(client));
    if (day === null) continue;
    const date = [from, to]
      .map((each) => dayInYear(day, yearOf(each)))
      .find((each) => each >= from && each <= to);
    if (!date || date <= day) continue;
    const at = book.instantOf(date, 9 * 60);
    if (!book.mayGet(client, 'greetings', date) || !book.isFree(client, 'greetings', mail, at)) continue;
    left -= 1;
    book.write({ client, category: 'greetings', mail, at });
  }
}
