import type { MailBody, MailHomes } from '@hearthline/contract/site';
import { priceBeforeOf } from '@hearthline/domain/listing/price-before';
import { createFormat } from '@hearthline/format/format';
import { listingVocabularies } from '@hearthline/format/vocabulary/listing';
import { renderToStaticMarkup } from 'react-dom/server';
import { MailText } from '../components/mail.tsx';
import type { Words } from '../pages/basket/home-words.ts';
import { stateOfHome } from '../pages/basket/home-words.ts';
import { firstNameOf } from '../pages/basket/page-context.ts';
import { textsOf } from '../texts/texts.ts';
import type { MailedHome } from './home-card.tsx';
import { describeHome, HomeCard } from './home-card.tsx';

/** One after the other: a home, or so many in a row that may not be shown. */
type Part = { home: MailedHome } | { notShown: number; from: number };

/** Homes under the words that an agent wrote to anybody: nobody has a page of them, so that the cards lead nowhere. */
export function renderMailHomes(mail: MailHomes): MailBody {
  const { language, timeZone, agentName, readAt } = mail;
  const words: Words = {
    texts: textsOf(language).basket,
    vocabulary: listingVocabularies[language],
    format: createFormat(language, timeZone),
    agent: firstNameOf(agentName),
  };
  const { texts, format } = words;
  const parts = partsOf(mail, words);
  const age =
    readAt === null
      ? texts.noAge
      : texts.mail.dataFrom(texts.moment(format.longDate(readAt), format.time(readAt)));
  const source = parts.some((part) => 'home' in part) ? age : null;
  const lineOf = (homes: number) => texts.mail.notShown(homes, words.agent);
  return {
    html: renderToStaticMarkup(
      <>
        {parts.map((part) =>
          'home' in part ? (
            <HomeCard key={part.home.listing.id} home={part.home} words={words} />
          ) : (
            <MailText key={part.from} size="mailBody">
              {lineOf(part.notShown)}
            </MailText>
          ),
        )}
        {source === null ? null : (
          <MailText size="small" isSoft margin={0}>
            {source}
          </MailText>
        )}
      </>,
    ),
    text: [
      ...parts.map((part) => ('home' in part ? describeHome(part.home, words) : lineOf(part.notShown))),
      ...(source === null ? [] : [source]),
    ].join('\n\n'),
  };
}

function partsOf({ homes }: MailHomes, words: Words): Part[] {
  const parts: Part[] = [];
  for (const [from, home] of homes.entries()) {
    const last = parts.at(-1);
    if (home) parts.push({ home: toMailed(home, words) });
    else if (last && 'notShown' in last) last.notShown += 1;
    else parts.push({ notShown: 1, from });
  }
  return parts;
}

/** What is no longer to be had says so. */
const toMailed = (
  { listing, picture }: NonNullable<MailHomes['homes'][number]>,
  words: Words,
): MailedHome => ({
  listing,
  picture,
  url: null,
  priceBefore: priceBeforeOf(listing),
  lines: listing.status === 'active' ? [] : [stateOfHome(listing, words).word],
});
