import type { BasketMail, BasketMailHome, RenderedMail } from '@hearthline/contract/site';
import { fitSms } from '@hearthline/domain/message/sms-text';
import { createFormat } from '@hearthline/format/format';
import { sizeText } from '@hearthline/format/listing-words';
import { listingVocabularies } from '@hearthline/format/vocabulary/listing';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MailButton, MailCard, MailLink, MailText } from '../components/mail.tsx';
import type { Words } from '../pages/basket/home-words.ts';
import { describeChanges, nameOf, placeOf, priceOf } from '../pages/basket/home-words.ts';
import { firstNameOf } from '../pages/basket/page-context.ts';
import { textsOf } from '../texts/texts.ts';

/** Whoever gets more opens the page. */
const mostDrawn = 12;

/** Homes as cards, each with its way to the page, and one button. The outbox puts it under the agent's own words. */
export function renderBasketMail(mail: BasketMail): RenderedMail {
  const words = wordsOf(mail);
  const subject = subjectOf(mail, words);
  return {
    subject,
    html: renderToStaticMarkup(<BasketCards mail={mail} words={words} />),
    text: toText(mail, words),
  };
}

/** The same on a phone, where every letter counts. */
export function renderBasketText(mail: BasketMail): string {
  const words = wordsOf(mail);
  return fitSms(words.texts.mail.text(subjectOf(mail, words)), mail.url);
}

const wordsOf = ({ language, agentName }: BasketMail): Words => ({
  texts: textsOf(language).basket,
  vocabulary: listingVocabularies[language],
  format: createFormat(language),
  agent: firstNameOf(agentName),
});

/** A single home by its name and price, several by their number. */
function subjectOf({ kind, homes, readerName }: BasketMail, words: Words): string {
  const [only] = homes;
  if (kind === 'changes') return words.texts.mail.changed(homes.length);
  if (only && homes.length === 1) return `${nameOf(only.listing, words)}, ${priceOf(only.listing, words)}`;
  return words.texts.title(homes.length, readerName);
}

const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

function factsOf({ listing }: BasketMailHome, { format, texts }: Words): string {
  const beds = format.aboveBelow(listing.bedrooms, listing.bedroomsPlus);
  const { bathrooms } = listing;
  return [
    beds && texts.factsRead.beds(beds, beds === '1'),
    bathrooms === null ? null : texts.factsRead.baths(format.number(bathrooms), bathrooms === 1),
    sizeText(listing, format),
  ]
    .filter((fact) => fact !== null)
    .join(' · ');
}

/** In a digest what changed; in the first mail nothing has. */
const changesOf = (home: BasketMailHome, { kind }: BasketMail, words: Words): string[] =>
  kind === 'changes' ? describeChanges(home, words).map(({ text }) => text) : [];

interface PartProps {
  mail: BasketMail;
  words: Words;
}

function BasketCards({ mail, words }: PartProps): ReactNode {
  const { homes, message, url } = mail;
  const rest = homes.length - mostDrawn;
  return (
    <>
      {linesOf(message).map((line) => (
        <MailText key={line} size="mailBody">
          {line}
        </MailText>
      ))}
      {homes.slice(0, mostDrawn).map((home) => (
        <HomeCard key={home.url} mail={mail} words={words} home={home} />
      ))}
      {rest > 0 ? (
        <MailText size="body" isSoft>
          {words.texts.mail.more(rest)}
        </MailText>
      ) : null}
      <MailButton href={url}>{words.texts.mail.open(homes.length)}</MailButton>
    </>
  );
}

function HomeCard({ mail, words, home }: PartProps & { home: BasketMailHome }) {
  const { listing, url, picture, note, priceBefore } = home;
  const { format, texts } = words;
  const name = nameOf(listing, words);
  const changes = changesOf(home, mail, words);
  const place = placeOf(listing);
  return (
    <MailCard picture={picture} href={url} alt={name}>
      <MailText size="price" isStrong margin={0}>
        {priceOf(listing, words)}
        {priceBefore === null || listing.price === null ? null : (
          <>
            {' '}
            <s style={{ fontSize: 13, fontWeight: 400 }}>{format.price(priceBefore)}</s>
          </>
        )}
      </MailText>
      <MailText size="mailBody" isStrong margin={0}>
        <MailLink href={url}>{name}</MailLink>
      </MailText>
      <MailText size="note" isSoft margin="0 0 8px">
        {[place, factsOf(home, words)].filter((part) => part !== '').join(' · ')}
      </MailText>
      {[...changes, ...linesOf(note)].map((line) => (
        <MailText key={line} size="body" margin="0 0 8px">
          {line}
        </MailText>
      ))}
      {listing.officeName ? (
        <MailText size="small" isSoft margin={0}>
          {texts.listedBy(listing.officeName)}
        </MailText>
      ) : null}
    </MailCard>
  );
}

function toText(mail: BasketMail, words: Words): string {
  const { homes, message, url } = mail;
  const { texts } = words;
  const rest = homes.length - mostDrawn;
  const written = homes.slice(0, mostDrawn).map((home) => {
    const { listing } = home;
    return [
      `${nameOf(listing, words)}, ${priceOf(listing, words)}`,
      factsOf(home, words),
      ...changesOf(home, mail, words),
      ...linesOf(home.note),
      listing.officeName ? texts.listedBy(listing.officeName) : '',
      home.url,
    ]
      .filter((line) => line !== '')
      .join('\n');
  });
  return [
    ...linesOf(message),
    ...written,
    ...(rest > 0 ? [texts.mail.more(rest)] : []),
    words.format.labelled(texts.mail.open(homes.length), url),
  ].join('\n\n');
}
