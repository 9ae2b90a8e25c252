import type { BasketMail, BasketMailHome, RenderedMail } from '@hearthline/contract/site';
import { fitSms } from '@hearthline/domain/message/sms-text';
import { createFormat } from '@hearthline/format/format';
import { listingVocabularies } from '@hearthline/format/vocabulary/listing';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MailButton, MailText } from '../components/mail.tsx';
import type { Words } from '../pages/basket/home-words.ts';
import { describeChanges, nameOf, priceOf } from '../pages/basket/home-words.ts';
import { firstNameOf } from '../pages/basket/page-context.ts';
import { textsOf } from '../texts/texts.ts';
import type { MailedHome } from './home-card.tsx';
import { describeHome, HomeCard, linesOf } from './home-card.tsx';

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
        <HomeCard key={home.url} words={words} home={toMailed(home, mail, words)} />
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

const toMailed = (home: BasketMailHome, mail: BasketMail, words: Words): MailedHome => ({
  ...home,
  lines: [...changesOf(home, mail, words), ...linesOf(home.note)],
});

function toText(mail: BasketMail, words: Words): string {
  const { homes, message, url } = mail;
  const { texts } = words;
  const rest = homes.length - mostDrawn;
  const written = homes.slice(0, mostDrawn).map((home) => describeHome(toMailed(home, mail, words), words));
  return [
    ...linesOf(message),
    ...written,
    ...(rest > 0 ? [texts.mail.more(rest)] : []),
    words.format.labelled(texts.mail.open(homes.length), url),
  ].join('\n\n');
}
