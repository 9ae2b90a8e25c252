import type { BasketPageHome } from '@hearthline/contract/basket-page';
import type { ListingCard } from '@hearthline/contract/listing-card';
import { phaseOf } from '@hearthline/domain/basket/home-changes';
import { sizeText } from '@hearthline/format/listing-words';
import { reasonText } from './alert-words.ts';
import { AnswerButtons, AnswerDetails, OthersSaid, Said } from './answers.tsx';
import { Portrait } from './frame.tsx';
import { nameOf, placeOf, priceOf, stateOfHome } from './home-words.ts';
import type { IconName } from './icons.tsx';
import { Icon } from './icons.tsx';
import type { PageContext } from './page-context.ts';
import { partOf } from './page-context.ts';

interface HomeProps {
  page: PageContext;
  home: BasketPageHome;
  /** Seen at once: its picture is worth waiting for. */
  isFirst?: boolean;
}

/** A home to decide on, and once that is done a row on phones, which CSS makes of it. */
export function HomeCard({ page, home, isFirst = false }: HomeProps) {
  const { listing } = home;
  const part = partOf(home.id);
  if (listing === null) return <HiddenHome page={page} home={home} />;
  const name = nameOf(listing, page);
  const updates = [part, 'progress'];
  return (
    <article id={part} className={isGone(listing) ? 'home gone' : 'home'} aria-labelledby={`${part}-name`}>
      <HomePhoto page={page} home={home} listing={listing} isFirst={isFirst} />
      <div className="home-words">
        <PriceLine page={page} home={home} listing={listing} />
        <h3 id={`${part}-name`}>
          <a href={page.linkToHome(home.id)}>{name}</a>
        </h3>
        <p className="place">
          {[placeOf(listing), page.vocabulary.kind[listing.kind]].filter((text) => text !== '').join(' · ')}
        </p>
        <KeyFacts page={page} listing={listing} />
        {home.answer === null ? null : <Said page={page} answer={home.answer} />}
      </div>
      <div className="home-rest">
        <Reason page={page} home={home} />
        {isGone(listing) ? <p className="gone-note">{page.texts.soldNote(page.agent)}</p> : null}
        <AgentNote page={page} note={home.note} />
        <AnswerButtons page={page} home={home} part={part} updates={updates} name={name} />
        <AnswerDetails page={page} home={home} part={part} updates={updates} />
        <OthersSaid page={page} others={home.others} />
        {listing.officeName ? <p className="office">{page.texts.listedBy(listing.officeName)}</p> : null}
      </div>
    </article>
  );
}

const isGone = ({ code }: ListingCard): boolean => ['closed', 'off'].includes(phaseOf(code));

/** What was said to it stays, though nothing of it may be shown. */
function HiddenHome({ page, home }: HomeProps) {
  const part = partOf(home.id);
  const { texts, agent, frame } = page;
  return (
    <article id={part} className="home hidden-home" aria-labelledby={`${part}-name`}>
      <Icon name="eye-off" look="soft" />
      <div>
        <h3 id={`${part}-name`}>{texts.hiddenHome.name}</h3>
        {'isClosedByBoard' in frame && frame.isClosedByBoard ? null : (
          <p className="soft">{texts.hiddenHome.text(agent)}</p>
        )}
        {home.comment === '' ? null : (
          <p className="own-words">{page.format.labelled(texts.youWrote, home.comment)}</p>
        )}
      </div>
      {home.answer === null ? null : <Said page={page} answer={home.answer} />}
      <OthersSaid page={page} others={home.others} />
    </article>
  );
}

function HomePhoto({ page, home, listing, isFirst = false }: HomeProps & { listing: ListingCard }) {
  const { mark, word } = stateOfHome(listing, page);
  const isRelisted = home.changes.some(({ type }) => type === 'relisted');
  return (
    <div className="photo">
      {home.photo === null ? (
        <span className="no-photo">
          <Icon name="image-off" />
          {page.texts.noPhoto}
        </span>
      ) : (
        <img
          src={home.photo}
          alt=""
          width={640}
          height={400}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
        />
      )}
      <span className="state">
        <i className={`mark ${mark}`} />
        {word}
      </span>
      {isRelisted ? (
        <span className="state right">
          <Icon name="repeat-2" look="small" />
          {page.texts.sameHome}
        </span>
      ) : null}
      {listing.photoCount > 0 ? (
        <span className="count">
          <Icon name="images" look="small" />
          <span className="unseen">{page.texts.photos(listing.photoCount)}</span>
          <span aria-hidden="true">{listing.photoCount}</span>
        </span>
      ) : null}
    </div>
  );
}

/** Why an alert found it. */
export function Reason({ page, home: { match, listing } }: HomeProps) {
  if (match === null || listing === null) return null;
  return (
    <p className="reason">
      <Icon name="sparkles" look="small" />
      <span>{reasonText(match, listing, page)}</span>
    </p>
  );
}

/** What is asked, and what was asked before. */
export function PriceLine({ page, home, listing }: HomeProps & { listing: ListingCard }) {
  const { format, texts } = page;
  const { price } = listing;
  const before = home.priceBefore;
  return (
    <p className="price">
      <strong className={price === null ? 'ask-price' : undefined}>{priceOf(listing, page)}</strong>
      {before !== null && price !== null && before !== price ? (
        <>
          <s>
            <span className="unseen">{texts.before} </span>
            {format.price(before)}
          </s>
          <span className="step">{format.priceStep(price - before)}</span>
        </>
      ) : null}
    </p>
  );
}

/** Beds, baths and size, as far as they are told. */
export function KeyFacts({ page, listing }: { page: PageContext; listing: ListingCard }) {
  const { format, texts } = page;
  const beds = format.aboveBelow(listing.bedrooms, listing.bedroomsPlus);
  const baths = listing.bathrooms;
  const facts: { icon: IconName; seen: string; read: string }[] = [];
  if (beds !== null)
    facts.push({ icon: 'bed-double', seen: beds, read: texts.factsRead.beds(beds, beds === '1') });
  if (baths !== null) {
    const seen = format.number(baths);
    facts.push({ icon: 'bath', seen, read: texts.factsRead.baths(seen, baths === 1) });
  }
  const size = sizeText(listing, format);
  if (size !== null) facts.push({ icon: 'ruler', seen: size, read: size });
  if (facts.length === 0) return null;
  return (
    <ul className="key-facts">
      {facts.map(({ icon, seen, read }) => (
        <li key={icon}>
          <Icon name={icon} look="soft" />
          <span className="unseen">{read}</span>
          <span aria-hidden="true">{seen}</span>
        </li>
      ))}
    </ul>
  );
}

/** The agent's own words about a home, or about all of them. */
export function AgentNote({ page, note }: { page: PageContext; note: string }) {
  if (note.trim() === '') return null;
  return (
    <blockquote className="note">
      <Portrait agent={page.frame.agent} />
      <div>
        {note
          .split(/\n+/)
          .filter((line) => line.trim() !== '')
          .map((line) => (
            <p key={line}>{line}</p>
          ))}
      </div>
    </blockquote>
  );
}
