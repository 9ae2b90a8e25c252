import type { ListingCard } from '@hearthline/contract/listing-card';
import type { ListingDetail } from '@hearthline/contract/listing-detail';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { convertArea } from '@hearthline/domain/listing/measures';
import { condoKinds } from '@hearthline/domain/listing/vocabulary';
import type { Format } from '@hearthline/format/format';
import type { ListingsT, Wording } from './chip-words.ts';

/** An address that was cut off or altered need not be asked for. */
export const listingIdForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const squareFeetPerAcre = convertArea(1, 'acre', 'sqft');

/** Of a deal: its price as a share of the last list price; null where there is no deal. */
export function saleToListOf({
  status,
  price,
  listPrice,
}: Pick<ListingCard, 'status' | 'price' | 'listPrice'>): number | null {
  return status === 'sold' && price !== null && listPrice ? price / listPrice : null;
}

/** What a search finds: homes on the market, deals, homes off it, or several of these. */
export function dealsOf({ status, offer }: Pick<Criteria, 'status' | 'offer'>) {
  const [only, ...others] = status;
  if (only === undefined || others.length > 0) return 'several';
  return only === 'sold' && offer === 'lease' ? 'leased' : only;
}

/** The point where it is known, the band otherwise. */
export function areaNumber(
  { areaPoint, areaLow, areaHigh }: Pick<ListingDetail, 'areaPoint' | 'areaLow' | 'areaHigh'>,
  format: Format,
): string | null {
  if (areaPoint !== null) return format.number(areaPoint);
  if (areaLow !== null && areaHigh !== null && areaLow !== areaHigh)
    return format.numberRange(areaLow, areaHigh);
  const one = areaLow ?? areaHigh;
  return one === null ? null : format.number(one);
}

/** An acre and more is told in acres, because nobody pictures 200,000 square feet. */
export function lotAreaText(squareFeet: number | null, { t, format }: Wording): string | null {
  if (squareFeet === null) return null;
  if (squareFeet < squareFeetPerAcre) return format.area(Math.round(squareFeet));
  return t('detail.facts.acres', { number: format.decimal(convertArea(squareFeet, 'sqft', 'acre')) });
}

export function ageText(
  { yearBuilt, ageMin, ageMax }: Pick<ListingDetail, 'yearBuilt' | 'ageMin' | 'ageMax'>,
  { t, format }: Wording,
): string | null {
  if (yearBuilt !== null) return t('detail.facts.built', { year: String(yearBuilt) });
  if (ageMin === null && ageMax === null) return null;
  if (ageMax === 0) return t('detail.facts.newHome');
  if (ageMax === null) return t('detail.facts.ageFrom', { from: format.number(ageMin ?? 0) });
  if (ageMin === ageMax) return t('detail.facts.age', { count: ageMax, number: format.number(ageMax) });
  return t('detail.facts.ageBetween', { from: format.number(ageMin ?? 0), to: format.number(ageMax) });
}

/** "14 of 22"; a penthouse has no number, so its word stands. */
export function levelText(
  { level, levelStated, buildingStoreys }: Pick<ListingDetail, 'level' | 'levelStated' | 'buildingStoreys'>,
  { t }: Wording,
): string | null {
  if (level === null) return levelStated;
  if (buildingStoreys === null) return String(level);
  return t('detail.facts.levelOf', { level, storeys: buildingStoreys });
}

export function isFlat({ kind, level, levelStated }: ListingDetail): boolean {
  return condoKinds.includes(kind) && (level !== null || levelStated !== null || kind !== 'condoTownhouse');
}

/** Free words of a board that we know in both languages; others stay as the board wrote them. */
export function translateStated(word: string, t: ListingsT): string {
  const known: Record<string, string> = t('detail.stated', { returnObjects: true });
  const key = word.toLowerCase();
  return (Object.hasOwn(known, key) && known[key]) || word;
}

/** "Port Credit, Mississauga L5G 3L8". */
export function placeLineOf({ community, municipality, postalCode }: ListingDetail): string {
  const place = [community, municipality].filter(Boolean).join(', ');
  return [place, postalCode].filter(Boolean).join(' ');
}
