import type { BasketPageHome } from '@hearthline/contract/basket-page';
import type { ListingCard } from '@hearthline/contract/listing-card';
import { pricePerSquareFootOf } from '@hearthline/domain/criteria/match';
import type { Better, Ends } from '@hearthline/domain/listing/comparing';
import { areAllSame, findBest } from '@hearthline/domain/listing/comparing';
import { sizeText } from '@hearthline/format/listing-words';
import { placeOf, stateOfHome } from './home-words.ts';
import type { PageContext } from './page-context.ts';

export type ComparedHome = BasketPageHome & { listing: ListingCard };

interface Row {
  label: string;
  /** Null where it is not told. */
  write: (home: ComparedHome) => string | null;
  /** Only where a better value has a meaning for everybody. Prices and days have none: the client decides. */
  best?: { better: Better; figure: (listing: ListingCard) => Ends | null };
}

export interface ComparedRow {
  label: string;
  cells: { id: string; text: string | null; isBest: boolean }[];
  isSame: boolean;
}

export interface ComparedGroup {
  title: string;
  rows: ComparedRow[];
}

const point = (value: number | null): Ends | null => (value === null ? null : [value, value]);

/** Rooms below the ground count less than any above it: 4 before 3 + 1, 3 + 1 before 3. */
const bedroomsOf = ({ bedrooms, bedroomsPlus }: ListingCard): Ends | null =>
  point(bedrooms === null ? null : bedrooms + (bedroomsPlus ?? 0) / 100);

const areaOf = ({ areaLow, areaHigh }: ListingCard): Ends | null =>
  areaLow === null && areaHigh === null
    ? null
    : [areaLow ?? Number.NEGATIVE_INFINITY, areaHigh ?? Number.POSITIVE_INFINITY];

const lotOf = ({ lotFront, lotDepth }: ListingCard): Ends | null =>
  point(lotFront === null || lotDepth === null ? null : lotFront * lotDepth);

/** Since what was asked first, over all listings of the same campaign. */
function writePriceSoFar({ listing, priceBefore }: ComparedHome, { texts, format }: PageContext) {
  const { price } = listing;
  const before = priceBefore ?? listing.originalListPrice;
  if (price === null || before === null) return null;
  if (price === before) return texts.compare.noChange;
  const amount = format.price(Math.abs(price - before));
  return price < before ? texts.compare.down(amount) : texts.compare.up(amount);
}

function writePerFoot({ listing }: ComparedHome, { format }: PageContext): string | null {
  const [low, high] = (pricePerSquareFootOf(listing) ?? []).filter(Number.isFinite).map(Math.round);
  if (low === undefined) return null;
  return high === undefined || high === low
    ? format.unitPrice(low)
    : format.range(format.unitPrice(low), format.unitPrice(high));
}

const numberText = (value: number | null, format: PageContext['format']): string | null =>
  value === null ? null : format.number(value);

function homeRowsOf({ vocabulary, format, texts }: PageContext): Row[] {
  const { field, fieldShort } = vocabulary;
  return [
    { label: field.kind, write: ({ listing }) => vocabulary.kind[listing.kind] },
    { label: field.style, write: ({ listing }) => listing.style && vocabulary.style[listing.style] },
    {
      label: field.bedrooms,
      write: ({ listing }) => format.aboveBelow(listing.bedrooms, listing.bedroomsPlus),
      best: { better: 'more', figure: bedroomsOf },
    },
    {
      label: field.bathrooms,
      write: ({ listing }) => numberText(listing.bathrooms, format),
      best: { better: 'more', figure: ({ bathrooms }) => point(bathrooms) },
    },
    {
      label: field.size,
      write: ({ listing }) => sizeText(listing, format),
      best: { better: 'more', figure: areaOf },
    },
    {
      label: texts.compare.lot,
      write: ({ listing: { lotFront, lotDepth } }) =>
        lotFront === null || lotDepth === null ? null : format.dimensions(lotFront, lotDepth),
      best: { better: 'more', figure: lotOf },
    },
    {
      label: fieldShort.parking,
      write: ({ listing }) => numberText(listing.parkingTotal, format),
      best: { better: 'more', figure: ({ parkingTotal }) => point(parkingTotal) },
    },
    { label: field.level, write: ({ listing }) => numberText(listing.level, format) },
  ];
}

function rowsOf(page: PageContext): { title: string; rows: Row[] }[] {
  const { vocabulary, format, texts } = page;
  const { field, fieldShort } = vocabulary;
  return [
    {
      title: texts.compare.money,
      rows: [
        {
          label: fieldShort.pricePerSquareFoot,
          write: (home) => writePerFoot(home, page),
          best: { better: 'less', figure: pricePerSquareFootOf },
        },
        { label: texts.compare.priceSoFar, write: (home) => writePriceSoFar(home, page) },
      ],
    },
    {
      title: texts.compare.home,
      rows: homeRowsOf(page),
    },
    {
      title: texts.compare.place,
      rows: [
        { label: field.community, write: ({ listing }) => placeOf(listing) || null },
        { label: field.status, write: ({ listing }) => stateOfHome(listing, page).word },
        { label: field.daysOnMarket, write: ({ listing }) => numberText(listing.daysOnMarket, format) },
      ],
    },
  ];
}

/** Homes beside each other. What none of them tells is no row. */
export function compareHomes(page: PageContext, homes: readonly ComparedHome[]): ComparedGroup[] {
  return rowsOf(page)
    .map(({ title, rows }) => ({
      title,
      rows: rows
        .map((row) => compareRow(row, homes))
        .filter(({ cells }) => cells.some(({ text }) => text !== null)),
    }))
    .filter(({ rows }) => rows.length > 0);
}

function compareRow({ label, write, best }: Row, homes: readonly ComparedHome[]): ComparedRow {
  const texts = homes.map(write);
  const isSame = areAllSame(texts);
  const isBest =
    best && !isSame
      ? findBest(
          homes.map(({ listing }) => best.figure(listing)),
          best.better,
        )
      : [];
  return {
    label,
    isSame,
    cells: homes.map(({ id }, place) => ({
      id,
      text: texts[place] ?? null,
      isBest: isBest[place] ?? false,
    })),
  };
}
