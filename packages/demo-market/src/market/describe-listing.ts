import type { LifecycleFacts } from '@hearthline/domain/listing/lifecycle-facts';
import type { ListingEvent, ListingRecord } from '@hearthline/domain/listing/listing-record';
import { createRandom } from '../random.ts';
import { kindWords, statusWords } from './board-words.ts';
import { stateAge, stateArea } from './home/areas.ts';
import { conditionOf } from './home/condition.ts';
import type { Home, HomeState } from './home/home.ts';
import { createRooms } from './home/rooms.ts';
import { basementFeaturesOf, feesOf, taxOf, utilitiesOf, zoningOf } from './home/services.ts';
import { createMedia } from './media.ts';
import type { ListingAgent } from './people.ts';
import { writePrivateRemarks, writeRemarks } from './text/remarks.ts';

export const demoSource = 'demo';
const squareFeetPerAcre = 43_560;

export interface ListingParts {
  home: Home;
  /** As it stood when it was listed. */
  state: HomeState;
  facts: LifecycleFacts;
  events: readonly ListingEvent[];
  agent: ListingAgent;
  /** In cents, when it was listed. */
  worth: number;
  municipalityName: string;
  /** Of this listing alone. */
  seed: number;
  /** Old listings keep a few of their pictures. */
  pictureCount: number | null;
}

/** A home, its state and its life as the record that a feed would have given. */
export function describeListing(parts: ListingParts): ListingRecord {
  const { home, state, facts, agent, seed } = parts;
  const { site, flat } = home;
  const enteredAt = parts.events[0]?.at ?? facts.modifiedAt;
  const rooms = createRooms(home, state);
  const below = rooms.filter(({ level }) => level === 'basement' || level === 'lower');
  const lotArea = home.lotFront !== null && home.lotDepth !== null ? home.lotFront * home.lotDepth : null;
  const story = {
    home,
    state,
    offer: facts.offer,
    communityName: site.community.name,
    municipalityName: parts.municipalityName,
  };
  const record: ListingRecord = {
    source: demoSource,
    key: facts.key,
    mlsNumber: facts.key,
    pin: pinOf(site.serial),

    offer: facts.offer,
    state: facts.state,
    code: facts.code,
    mlsStatus: statusWords[facts.code],
    isIrregular: false,

    listPrice: facts.listPrice,
    originalListPrice: facts.originalListPrice,
    previousListPrice: facts.previousListPrice,
    closePrice: facts.closePrice,

    listDate: facts.listDate,
    soldDate: facts.soldDate,
    closeDate: facts.closeDate,
    expiryDate: facts.expiryDate,
    conditionalExpiryDate: facts.conditionalExpiryDate,
    offMarketDate: facts.offMarketDate,
    enteredAt,
    modifiedAt: facts.modifiedAt,
    statusChangedAt: facts.statusChangedAt,
    priceChangedAt: facts.priceChangedAt,
    photosChangedAt: enteredAt,

    kind: home.kind,
    kindStated: kindWords[home.kind],
    style: home.style,
    bedrooms: home.bedrooms,
    bedroomsPlus: home.bedrooms === null ? null : state.bedroomsPlus,
    bathrooms: state.bathrooms,
    kitchens: home.kitchens,
    kitchensPlus: home.kitchens === null ? null : state.kitchensPlus,
    roomsAbove: home.area === null ? null : rooms.length - below.length,
    roomsBelow: home.area === null ? null : below.length,
    garageType: home.kind === 'land' ? null : home.garageType,
    garageSpaces: home.kind === 'land' ? null : home.garageSpaces,
    parkingTotal: home.kind === 'land' ? null : home.garageSpaces + home.drivewaySpaces,
    basement: basementFeaturesOf(home, state),
    heatType: home.heatType,
    heatFuel: home.heatFuel,
    cooling: home.cooling,
    pool: home.pool,
    isWaterfront: site.waterBody !== null && flat === null,
    hasView: flat === null ? site.waterBody !== null : flat.view === 'lake' || flat.view === 'city',
    condition: conditionOf(home, state),
    waterBody: flat === null ? site.waterBody : null,
    utilities: utilitiesOf(home),
    zoning: zoningOf(home),

    taxAnnual: facts.offer === 'sale' ? taxOf(home, parts.worth) : null,
    taxYear: facts.offer === 'sale' ? state.year - (enteredAt.slice(5, 7) < '06' ? 1 : 0) : null,
    ...(facts.offer === 'sale' ? feesOf(home, state) : { feeMonthly: null, feeIncludes: [] }),

    ...stateArea(home),
    areaBelow: null,
    lotFront: home.lotFront,
    lotDepth: home.lotDepth,
    lotArea: lotArea === null ? null : Math.round(lotArea * 100) / 100,
    lotStated: stateLot(home.lotFront, home.lotDepth),
    isLotIrregular: home.isLotIrregular,
    ...stateAge(home, state.year),
    storeys: home.storeys,
    buildingStoreys: flat?.buildingStoreys ?? null,
    level: flat?.level ?? null,
    levelStated: flat ? String(flat.level) : null,
    exposure: home.exposure,

    areaCode: site.areaCode,
    municipalityCode: site.municipalityCode,
    communityCode: site.community.code,
    streetNumber: String(site.number),
    streetName: site.street.name,
    streetSuffix: site.street.suffix,
    streetDirection: site.street.direction,
    unit: site.unit?.number ?? null,
    postalCode: site.postalCode,
    latitude: site.position[1],
    longitude: site.position[0],

    ...chooseDisplay(seed),
    ...agent,

    tourUrl: null,
    ...writeTexts(story, seed),
    rooms,
    media: [],
  };
  // The year as it is, not as the agent stated it: the house looks its age.
  const pictured = { ...record, yearBuilt: home.yearBuilt };
  record.media = createMedia(pictured, rooms, { home: home.seed, listing: seed }, parts.pictureCount);
  return record;
}

/** Large pieces of land are told in acres, all others by their sides. */
function stateLot(front: number | null, depth: number | null): string | null {
  if (front === null || depth === null) return null;
  const acres = (front * depth) / squareFeetPerAcre;
  return acres >= 2 ? `${acres.toFixed(2)} Acres` : `${front} x ${depth} Feet`;
}

type DisplayFlags = Pick<
  ListingRecord,
  'mayShowOnInternet' | 'mayShowAddress' | 'mayShowValuation' | 'mayShowComments'
>;

/** Most sellers allow everything; some hide the address or the whole listing from the public. */
function chooseDisplay(seed: number): DisplayFlags {
  const random = createRandom(seed, 'display');
  return {
    mayShowOnInternet: !random.chance(0.02),
    mayShowAddress: !random.chance(0.03),
    mayShowValuation: !random.chance(0.06),
    mayShowComments: !random.chance(0.07),
  };
}

/** Nine digits, another for every site: multiplying by a number without common factors only reorders them. */
function pinOf(serial: number): string {
  return String(100_000_000 + ((serial * 1_618_033) % 899_999_963));
}

function writeTexts(story: Parameters<typeof writeRemarks>[0], seed: number) {
  return { remarks: writeRemarks(story, seed), privateRemarks: writePrivateRemarks(seed) };
}
