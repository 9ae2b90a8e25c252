import type { BasketPageHome } from '@hearthline/contract/basket-page';
import type { ListingCard } from '@hearthline/contract/listing-card';
import type { HomeChange } from '@hearthline/domain/basket/home-changes';
import { phaseOf } from '@hearthline/domain/basket/home-changes';
import type { LifecycleCode } from '@hearthline/domain/listing/lifecycle';
import type { ListingMark } from '@hearthline/domain/listing/state-mark';
import { markOf, stateOf } from '@hearthline/domain/listing/state-mark';
import { priceText } from '@hearthline/format/listing-words';
import type { IconName } from './icons.tsx';
import type { PageContext } from './page-context.ts';

/** What is needed to speak of a home, on a page or in a mail. */
export type Words = Pick<PageContext, 'texts' | 'vocabulary' | 'format' | 'agent'>;

/** Where the seller keeps the address back, a home still has a name. */
export const nameOf = (listing: ListingCard | null, { texts }: Words): string =>
  listing === null ? texts.hiddenHome.name : listing.address || texts.addressOnRequest;

export const placeOf = ({ community, municipality }: ListingCard): string =>
  [community, municipality].filter((part) => part !== null && part !== '').join(', ');

/** Never an empty place: what may not be shown can be asked for. */
export const priceOf = (listing: ListingCard, { format, texts, agent }: Words): string =>
  priceText(listing, format) ?? texts.askPrice(agent);

/** The state of a home in the words of somebody who looks for one: how it left the market is the agents' matter. */
export function stateOfHome(
  listing: Pick<ListingCard, 'code' | 'daysOnMarket'>,
  page: Words,
): { mark: ListingMark; word: string } {
  const { mark, word } = stateOf(listing);
  if (word === 'active') return { mark, word: page.vocabulary.status.active };
  return { mark, word: phaseOf(word) === 'off' ? page.texts.stateOff : page.vocabulary.code[word] };
}

export interface ChangeWords {
  /** By which it is coloured. */
  tone: ListingMark | 'info';
  icon: IconName;
  text: string;
}

type ChangedHome = Pick<BasketPageHome, 'changes' | 'answer' | 'listing'> &
  Partial<Pick<BasketPageHome, 'match'>>;

/** What changed since the last visit, one line each. */
export const describeChanges = (home: ChangedHome, page: Words): ChangeWords[] =>
  home.changes.map((change) => describeChange(change, home, page));

function describeChange(
  change: HomeChange,
  { answer, listing, match }: ChangedHome,
  page: Words,
): ChangeWords {
  const { agent } = page;
  const texts = page.texts.changes;
  switch (change.type) {
    case 'new':
      return { tone: 'new', icon: 'plus', text: match ? texts.found : texts.new(agent) };
    case 'price':
      return describePrice(change, listing, page);
    case 'status':
      return {
        tone: phaseOf(change.to) === 'active' ? 'active' : markOf(change.to),
        icon: 'circle-dot',
        text: describePhase(change.to, page),
      };
    case 'photos':
      return { tone: 'info', icon: 'images', text: texts.photos(change.added) };
    case 'relisted':
      return {
        tone: 'info',
        icon: 'repeat-2',
        text: answer === null ? texts.relisted : texts.relistedKept[answer],
      };
    case 'hidden':
      return { tone: 'off', icon: 'eye-off', text: texts.hidden };
    case 'shownAgain':
      return { tone: 'active', icon: 'eye', text: texts.shownAgain };
  }
}

function describePrice(
  { from, to }: Extract<HomeChange, { type: 'price' }>,
  listing: ListingCard | null,
  page: Words,
): ChangeWords {
  const { format, agent } = page;
  const texts = page.texts.changes;
  if (to === null) return { tone: 'off', icon: 'circle-dot', text: texts.priceGone(agent) };
  const now = priceText({ price: to, offer: listing?.offer ?? 'sale' }, format) ?? '';
  if (from === null) return { tone: 'change', icon: 'circle-dot', text: texts.priceNow(now) };
  const by = format.price(Math.abs(to - from));
  return to < from
    ? { tone: 'change', icon: 'trending-down', text: texts.down(by, now) }
    : { tone: 'change', icon: 'trending-up', text: texts.up(by, now) };
}

function describePhase(code: LifecycleCode, { texts, vocabulary }: Words): string {
  const phase = phaseOf(code);
  if (phase === 'active') return texts.changes.available;
  return phase === 'coming' || phase === 'off' ? texts.changes.phase[phase] : vocabulary.code[code];
}
