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
import type { Recall } from '../recall.ts';
import { createRecall } from '../recall.ts';
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
  /** Others of the same day, which go along in this one. */
  along: readonly { found: FoundWords; occasion: Occasion; day: string }[];
  /** What was found out for others before them. */
  recall?: Recall;
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
    transaction: Pick<GreetingTransaction, 'tx' | 'agentId' | 'agent' | 'today'>,
    { found, occasion, day, person, along, recall = createRecall(), ...wanted }: GreetingToCompose,
  ): Promise<ComposedGreeting> => {
    const language = languageOf(found.words, wanted.language ?? person.language);
    const years = yearsOf(person, occasion, day);
    const values = valuesOf(person, years, language);
    const { subject, body: whole } = found.words[language];
    const { design, picture } = found;
    const { headline, body } = splitHeadline(withoutMissingName(whole, person));
    const names = namesOf(person, transaction.agent);
    const { city } = person;
    const figures = { html: '', text: '' };
    for (const each of [{ occasion, day }, ...along]) {
      if (definitionOf(each.occasion).category !== 'marketLetters') continue;
      // A letter of a day to come is shown with the figures that there are.
      const until = each.day < transaction.today ? each.day : transaction.today;
      const letter = await recall(`letter ${until} ${language} ${city.trim().toLowerCase()}`, () =>
        drawMarketLetter(transaction, { city, language, day: until }),
      );
      figures.html += letter.html;
      figures.text += `${figures.text && letter.text && '\n\n'}${letter.text}`;
    }
    return {
      language,
      subject: fillPlaceholders(withoutMissingName(subject, person), values),
      words: '',
      body:
        fillPlaceholders(body, values, escapeHtml) +
        along.map((other) => wordsAlong(other, person, language)).join(''),
      drawn: figures,
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
    headline: text.replace(/&(?:lt|gt|quot|amp|nbsp|#39);/g, (entity) => entities[entity] ?? entity).trim(),
    body: html.slice(end + '</h2>'.length),
  };
}

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
  '&nbsp;': ' ',
  '&#39;': "'",
};

/** What the outbox does not know of. */
const valuesOf = (
  { street, days }: GreetingToCompose['person'],
  years: number | null,
  language: Language,
) => ({
  street,
  years: years === null ? '' : String(years),
  yearsInWords: years === null ? '' : yearsInWords(years, language),
  homeDay: days.moveInDate === null ? '' : createFormat(language).longDate(days.moveInDate),
});

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

/** What the agent wrote themselves stays whole; of our words a line is enough. */
function wordsAlong(
  { found, occasion, day }: GreetingToCompose['along'][number],
  person: GreetingToCompose['person'],
  language: Language,
): string {
  const years = yearsOf(person, occasion, day);
  if (!found.isOwn)
    return `<p>${escapeHtml(headlineOf({ occasion, language, years, firstName: person.firstName }))}</p>`;
  const written = languageOf(found.words, language);
  const { body } = found.words[written];
  return fillPlaceholders(withoutMissingName(body, person), valuesOf(person, years, written), escapeHtml);
}
