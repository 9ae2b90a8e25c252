import { normaliseStreetOf, normaliseUnit } from './addresses.ts';
import type { ListingRecord } from './listing-record.ts';

export type HomeAddress = Pick<
  ListingRecord,
  | 'pin'
  | 'unit'
  | 'streetNumber'
  | 'streetName'
  | 'streetSuffix'
  | 'streetDirection'
  | 'municipalityCode'
  | 'postalCode'
>;

const shortestPin = 5;

/** Equal for two listings of one home: by parcel and unit, else by address; null where neither is known. */
export function homeKey(home: HomeAddress): string | null {
  return findPinKey(home) ?? findAddressKey(home);
}

/**
 * The listings of each home together, oldest first. A listing without a parcel number joins the
 * parcel at its address if there is just one: a tower holds many.
 */
export function linkChains<Listing extends HomeAddress & Pick<ListingRecord, 'key' | 'listDate'>>(
  listings: readonly Listing[],
): Listing[][] {
  const homes = listings.map((listing) => ({
    listing,
    pin: findPinKey(listing),
    address: findAddressKey(listing),
  }));
  const pinsAtAddress = new Map<string, Set<string>>();
  for (const { pin, address } of homes) {
    if (pin === null || address === null) continue;
    const pins = pinsAtAddress.get(address) ?? new Set();
    pinsAtAddress.set(address, pins.add(pin));
  }
  const chains = new Map<string, Listing[]>();
  for (const { listing, pin, address } of homes) {
    const [onlyPin, ...otherPins] = (address !== null && pinsAtAddress.get(address)) || [];
    const parcel = otherPins.length === 0 ? onlyPin : undefined;
    const home = pin ?? parcel ?? address ?? `listing ${listing.key}`;
    const chain = chains.get(home);
    if (chain) chain.push(listing);
    else chains.set(home, [listing]);
  }
  return [...chains.values()].map((chain) => chain.toSorted(compareAge));
}

function compareAge(
  left: Pick<ListingRecord, 'key' | 'listDate'>,
  right: Pick<ListingRecord, 'key' | 'listDate'>,
): number {
  const [leftAge, rightAge] = [left, right].map(({ listDate, key }) => `${listDate ?? '9999'} ${key}`);
  if (leftAge === rightAge || leftAge === undefined || rightAge === undefined) return 0;
  return leftAge < rightAge ? -1 : 1;
}

/** Boards fill the field with `0`, `N/A` or `999999999` when they do not know it. */
function findPinKey({ pin, unit }: HomeAddress): string | null {
  const plain = (pin ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '');
  const isReal = plain.length >= shortestPin && /\d/.test(plain) && new Set(plain).size > 1;
  return isReal ? `pin ${plain} ${normaliseUnit(unit) ?? ''}`.trim() : null;
}

function findAddressKey(home: HomeAddress): string | null {
  const place = (home.municipalityCode ?? home.postalCode?.replace(/\s/g, '').toUpperCase() ?? '').trim();
  if (!home.streetNumber?.trim() || !home.streetName?.trim() || place === '') return null;
  return ['address', normaliseStreetOf({ ...home, unit: null }), normaliseUnit(home.unit) ?? '', place].join(
    '|',
  );
}
