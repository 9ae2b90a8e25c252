import type { ListingCard } from '@hearthline/contract/listing-card';
import type { AnsweredHome, WishFacts, WishPlace } from '@hearthline/domain/basket/wishes';
import type { BasementFeature } from '@hearthline/domain/listing/vocabulary';
import type { HomeTraits } from '../basket-ports.ts';
import type { HomeRow, ReaderHomeRow } from '../homes/basket-homes.store.ts';

/** Each home once, as it was answered last: somebody may meet it in two baskets. */
export function pickLastAnswers(
  said: readonly ReaderHomeRow[],
  homes: readonly HomeRow[],
): (Pick<AnsweredHome, 'answer' | 'reasons'> & { homeId: string })[] {
  const keys = new Map(homes.map(({ id, homeKey }) => [id, homeKey]));
  const last = new Map<string, ReaderHomeRow>();
  for (const row of said) {
    const key = keys.get(row.homeId);
    if (key === undefined || row.answeredAt === null) continue;
    const before = last.get(key)?.answeredAt;
    if (!before || before < row.answeredAt) last.set(key, row);
  }
  return [...last.values()].flatMap(({ homeId, answer, reasons }) =>
    answer ? [{ homeId, answer, reasons }] : [],
  );
}

/** What a home has as far as its listing tells. */
export function describeWishFacts(card: ListingCard, traits: HomeTraits | undefined): WishFacts {
  const { offer, kind, price, areaLow, areaHigh, bedrooms, bathrooms, lotFront } = card;
  const basement = traits?.basement ?? [];
  const basementHas = (feature: BasementFeature) => (basement.length > 0 ? basement.includes(feature) : null);
  const has = (value: string | null | undefined) => (value ? value !== 'none' : null);
  return {
    offer,
    kind,
    price,
    area: areaHigh ?? areaLow,
    areaFrom: areaLow,
    bedrooms,
    bathrooms,
    lotFront,
    lotArea: traits?.lotArea ?? null,
    storeys: traits?.storeys ?? null,
    garage: has(traits?.garageType),
    pool: has(traits?.pool),
    finishedBasement: basementHas('finished'),
    separateEntrance: basementHas('separateEntrance'),
    walkOut: basementHas('walkOut'),
    waterfront: traits?.isWaterfront ?? null,
    place: placeOf(card, traits),
  };
}

function placeOf({ community, municipality }: ListingCard, traits: HomeTraits | undefined): WishPlace | null {
  if (community && traits?.communityCode)
    return { code: traits.communityCode, name: community, level: 'community' };
  if (municipality && traits?.municipalityCode)
    return { code: traits.municipalityCode, name: municipality, level: 'municipality' };
  return null;
}
