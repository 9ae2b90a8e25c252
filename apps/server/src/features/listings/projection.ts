import type { ListingCard } from '@hearthline/contract/listing-card';
import type { ListingDetail, Projection } from '@hearthline/contract/listing-detail';

/** What only the agents of the board may know. */
const agentsOnly = {
  privateRemarks: null,
  pin: null,
  expiryDate: null,
  conditionalExpiryDate: null,
  agentEmail: null,
  isIrregular: false,
  mlsStatus: null,
} satisfies Partial<ListingDetail>;

/** What the public feed does not carry: sold prices, time on the market, earlier prices. */
const clientsOnly = {
  closePrice: null,
  closeDate: null,
  soldDate: null,
  daysOnMarket: null,
  propertyDaysOnMarket: null,
  originalListPrice: null,
  highestAsked: null,
  previousListPrice: null,
  priceChangedAt: null,
  priceChange: null,
  statusChangedAt: null,
  isRelisted: false,
} satisfies Partial<ListingDetail>;

const withoutAddress = {
  address: '',
  postalCode: null,
  longitude: null,
  latitude: null,
  levelStated: null,
} satisfies Partial<ListingDetail>;

/**
 * What a kind of reader may see of a listing; null where it may not be shown to them at all. The
 * seller decides about the internet, which is where clients and the public read.
 */
export function projectListing(detail: ListingDetail, projection: Projection): ListingDetail | null {
  if (projection === 'agent') return detail;
  if (!detail.mayShowOnInternet) return null;
  if (projection === 'public' && detail.status !== 'active') return null;
  return {
    ...detail,
    ...agentsOnly,
    ...(projection === 'public' ? clientsOnly : {}),
    ...(detail.mayShowAddress ? {} : withoutAddress),
    projection,
  };
}

const { levelStated: _ofDetailsOnly, ...cardWithoutAddress } = withoutAddress;

export type ReaderProjection = Exclude<Projection, 'agent'>;

/** What of the public's is left out stands on cards too. */
const cardForPublic = {
  soldDate: null,
  daysOnMarket: null,
  originalListPrice: null,
  highestAsked: null,
  isRelisted: false,
} satisfies Partial<ListingCard> & Partial<typeof clientsOnly>;

/** What such readers may see of a card whose home may be shown on the internet; null where it is nothing. */
export function projectCard(
  card: ListingCard,
  rights: { mayShowAddress: boolean },
  projection: ReaderProjection,
): ListingCard | null {
  if (projection === 'client') return projectCardForClients(card, rights);
  return card.status === 'active' ? projectCardForClients({ ...card, ...cardForPublic }, rights) : null;
}

/** What a client may see of a card whose home may be shown to them. */
export function projectCardForClients(
  card: ListingCard,
  { mayShowAddress }: { mayShowAddress: boolean },
): ListingCard {
  return mayShowAddress ? card : { ...card, ...cardWithoutAddress };
}
