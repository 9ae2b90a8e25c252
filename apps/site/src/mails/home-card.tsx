import type { ListingCard } from '@hearthline/contract/listing-card';
import { sizeText } from '@hearthline/format/listing-words';
import type { ReactNode } from 'react';
import { MailCard, MailLink, MailText } from '../components/mail.tsx';
import type { MailMarkProps } from '../components/mail-parts.tsx';
import { MailMark, MailReason } from '../components/mail-parts.tsx';
import type { Words } from '../pages/basket/home-words.ts';
import { nameOf, placeOf, priceOf } from '../pages/basket/home-words.ts';

export interface MailedHome {
  listing: ListingCard;
  /** Whole address of a picture; null without one. */
  picture: string | null;
  /** Where the card leads; null where nothing of the home stands for its reader to open. */
  url: string | null;
  /** What was asked before; null where the price has not changed. */
  priceBefore: number | null;
  /** What just happened to it; none where that is not what the mail is about. */
  mark?: MailMarkProps;
  /** Why it came. */
  reason?: string;
  /** What is said of it besides: what changed, the agent's note. */
  lines: readonly string[];
}

interface HomeCardProps {
  home: MailedHome;
  words: Words;
  /** Ways to answer; none where nobody is asked. */
  answers?: ReactNode;
}

/** A home in a mail: picture, price, name, facts and who offers it. */
export function HomeCard({ home, words, answers }: HomeCardProps): ReactNode {
  const { listing, url, picture, priceBefore, mark, reason, lines } = home;
  const { format, texts } = words;
  const name = nameOf(listing, words);
  return (
    <MailCard picture={picture} href={url} alt={name}>
      {mark ? <MailMark {...mark} /> : null}
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
        {url === null ? name : <MailLink href={url}>{name}</MailLink>}
      </MailText>
      <MailText size="note" isSoft margin="0 0 8px">
        {factsOf(listing, words)}
      </MailText>
      {reason ? <MailReason>{reason}</MailReason> : null}
      {lines.map((line) => (
        <MailText key={line} size="body" margin="0 0 8px">
          {line}
        </MailText>
      ))}
      {answers}
      {listing.officeName ? (
        <MailText size="small" isSoft margin={0}>
          {texts.listedBy(listing.officeName)}
        </MailText>
      ) : null}
    </MailCard>
  );
}

/** The same for programs that show no HTML. */
export function describeHome({ listing, url, mark, reason, lines }: MailedHome, words: Words): string {
  return [
    `${nameOf(listing, words)}, ${priceOf(listing, words)}${mark ? ` (${mark.text})` : ''}`,
    factsOf(listing, words),
    reason ?? '',
    ...lines,
    listing.officeName ? words.texts.listedBy(listing.officeName) : '',
    url ?? '',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** What somebody typed, a paragraph a line. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Where it lies and how large it is. */
function factsOf(listing: ListingCard, { format, texts }: Words): string {
  const beds = format.aboveBelow(listing.bedrooms, listing.bedroomsPlus);
  const { bathrooms } = listing;
  return [
    placeOf(listing),
    beds && texts.factsRead.beds(beds, beds === '1'),
    bathrooms === null ? null : texts.factsRead.baths(format.number(bathrooms), bathrooms === 1),
    sizeText(listing, format),
  ]
    .filter((fact) => fact !== null && fact !== '')
    .join(' · ');
}
