import type { Language } from '@hearthline/contract/common';
import type { MailLook } from '@hearthline/contract/site';
import { yearOf } from '@hearthline/domain/calendar';
import type { Occasion } from '@hearthline/domain/greeting/occasions';
import { definitionOf } from '@hearthline/domain/greeting/occasions';
import { yearsInWords } from '@hearthline/domain/greeting/years';
import type { PlaceholderValues } from '@hearthline/domain/message/placeholders';
import { fillPlaceholders } from '@hearthline/domain/message/placeholders';
import { createFormat } from '@hearthline/format/format';
import { greetingDesigns } from '@hearthline/greeting-designs/catalogue';
import { headlineOf, lineOf } from '@hearthline/greeting-designs/words';
import { escapeHtml } from '../../../platform/escape-html.ts';
import type { PersonRow } from '../calendar/greeted-people.store.ts';
import type { GreetingTransaction } from '../greeting-transaction.ts';
import { languageOf } from '../templates/check-words.ts';
import type { FoundWords } from '../templates/find-words.ts';
import type { OwnPicture } from '../templates/own-picture.ts';
import type { CreateDrawingUrl } from '../templates/present-design.ts';
import type { DrawMarketLetter } from './market-letter.ts';

/** What a greeting says to one client, before the outbox fills in names and signs it. */
export interface ComposedGreeting {
  language: Language;
  subject: string;
  words: string;
  body: string;
  drawn: { html: string; text: string };
  look: MailLook;
}

export interface GreetingToCompose {
  found: FoundWords;
  occasion: Occasion;
  day: string;
  person: Pick<PersonRow, 'firstName' | 'lastName' | 'language' | 'street' | 'city' | 'days'>;
  /** Others of the same day, which get a line in this one. */
  along: readonly { occasion: Occasion; day: string }[];
  /** Of somebody who wants to see it in another one. */
  language?: Language;
}

export type ComposeGreeting = ReturnType<typeof createGreetingComposer>;

export function createGreetingComposer({
  drawingUrl,
  pictureUrl,
  drawMarketLetter,
}: {
  drawingUrl: CreateDrawingUrl;
  /** Of a picture of the agent's own. */
  pictureUrl(agentId: string, picture: OwnPicture): string;
  drawMarketLetter: DrawMarketLetter;
}) {
  return async (
    transaction: Pick<GreetingTransaction, 'tx' | 'agentId' | 'agent'>,
    { found, occasion, day, person, along, ...wanted }: GreetingToCompose,
  ): Promise<ComposedGreeting> => {
    const language = languageOf(found.words, wanted.language ?? person.language);
    const years = yearsOf(person, occasion, day);
    const values = {
      street: person.street,
      years: years === null ? '' : String(years),
      yearsInWords: years === null ? '' : yearsInWords(years, language),
      homeDay: person.days.moveInDate === null ? '' : createFormat(language).longDate(person.days.moveInDate),
    };
    const { subject, body: whole } = found.words[language];
    const { design, picture } = found;
    const { headline, body } = splitHeadline(withoutMissingName(whole, person));
    const names = namesOf(person, transaction.agent);
    return {
      language,
      subject: fillPlaceholders(withoutMissingName(subject, person), values),
      words: '',
      body:
        fillPlaceholders(body, values, escapeHtml) +
        along.map((other) => lineFor(other, person, language)).join(''),
      drawn:
        definitionOf(occasion).category === 'marketLetters'
          ? await drawMarketLetter(transaction, { city: person.city, language, day })
          : { html: '', text: '' },
      look: {
        ...greetingDesigns[design].look,
        headline: fillPlaceholders(headline, { ...names, ...values }),
        picture: picture
          ? { src: pictureUrl(transaction.agentId, picture), alt: picture.alt[language] }
          : {
              src: drawingUrl({ design, occasion, language, years, type: 'jpg' }),
              alt: lineOf({ occasion, language, years, design }),
            },
      },
    };
  };
}

/** The heading that a mail begins with stands in the letters of its design. */
function splitHeadline(html: string): { headline: string; body: string } {
  const end = html.indexOf('</h2>');
  if (!html.startsWith('<h2>') || end === -1) return { headline: '', body: html };
  const text = html.slice('<h2>'.length, end).replace(/<[^<>]*>/g, '');
  return {
    headline: text.replaceAll('&nbsp;', ' ').replaceAll('&amp;', '&').trim(),
    body: html.slice(end + '</h2>'.length),
  };
}

/** What the outbox fills in the words, the heading needs here. */
const namesOf = (
  { firstName, lastName, city }: GreetingToCompose['person'],
  { name: agentName, brokerage }: GreetingTransaction['agent'],
): PlaceholderValues => ({
  firstName,
  lastName,
  fullName: `${firstName} ${lastName}`.trim(),
  city,
  agentName,
  brokerage,
});

/** How many years it is on that day; null where the day says nothing of years. */
function yearsOf({ days }: Pick<PersonRow, 'days'>, occasion: Occasion, day: string): number | null {
  const { day: rule } = definitionOf(occasion);
  const first = rule.of === 'client' ? days[rule.field] : null;
  const years = first === null ? 0 : yearOf(day) - yearOf(first);
  return years > 0 ? years : null;
}

/** Somebody without a name is not addressed with a lonely comma. */
const withoutMissingName = (text: string, { firstName }: Pick<PersonRow, 'firstName'>): string =>
  firstName.trim() === '' ? text.replace(/, \{\{\s*firstName\s*\}\}/g, '') : text;

function lineFor(
  { occasion, day }: { occasion: Occasion; day: string },
  person: GreetingToCompose['person'],
  language: Language,
): string {
  const years = yearsOf(person, occasion, day);
  return `<p>${escapeHtml(headlineOf({ occasion, language, years, firstName: person.firstName }))}</p>`;
}
