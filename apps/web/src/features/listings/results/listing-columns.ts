import type { ListingCard } from '@hearthline/contract/listing-card';
import { pricePerSquareFootOf } from '@hearthline/domain/criteria/match';
import { quoteCell } from '@hearthline/format/csv-cell';
import { stateWord } from '../components/listing-parts.tsx';
import type { Wording } from '../model/chip-words.ts';
import { priceText, sizeText } from '../model/listing-words.ts';
import { endsText } from '../model/range-text.ts';

interface ListingColumn {
  /** As screen and paper write it; null where it is not told. */
  text: (listing: ListingCard, words: Wording) => string | null;
  /** For spreadsheets, where they want something other than the text; null where the column is left out. */
  exported?: ((listing: ListingCard, words: Wording) => string | number | null) | null;
  /** A column of figures in the list view. */
  isFigure?: true;
  cellClass?: string;
}

/** Every column of results, in the order of the export: the list view, the paper and the file take theirs from here. */
export const listingColumns = {
  mls: { text: ({ mlsNumber }) => mlsNumber },
  status: { text: (listing, { t }) => stateWord(listing, t) },
  price: {
    text: (listing, { format }) => priceText(listing, format),
    exported: ({ price }) => price && price / 100,
  },
  address: {
    text: ({ address, community }, { t }) =>
      [address || t('facts.noAddress'), community].filter(Boolean).join(', '),
    exported: ({ address }) => address,
  },
  community: { text: ({ community }) => community },
  municipality: { text: ({ municipality }) => municipality },
  kind: {
    text: ({ kind }, { t }) => t(`vocabulary.kindShort.${kind}`),
    exported: ({ kind }, { t }) => t(`vocabulary.kind.${kind}`),
  },
  bedrooms: {
    text: ({ bedrooms, bedroomsPlus }, { format }) => format.aboveBelow(bedrooms, bedroomsPlus),
    exported: ({ bedrooms, bedroomsPlus }) =>
      bedrooms !== null && bedroomsPlus ? `${bedrooms}+${bedroomsPlus}` : bedrooms,
    isFigure: true,
  },
  bathrooms: { text: ({ bathrooms }) => bathrooms?.toString() ?? null, isFigure: true },
  size: {
    text: (listing, { format }) => sizeText(listing, format),
    exported: ({ areaLow, areaHigh }) => plainBand(areaLow, areaHigh),
    isFigure: true,
  },
  /** Both ends of a range below each other: side by side the list view would not fit in French. */
  pricePerSquareFoot: {
    text: (listing, words) => endsText('pricePerSquareFoot', pricePerSquareFootOf(listing), words),
    isFigure: true,
    cellClass: 'whitespace-normal!',
  },
  listed: { text: ({ listDate }, { format }) => listDate && format.dateText(listDate), exported: null },
  daysOnMarket: { text: ({ daysOnMarket }) => daysOnMarket?.toString() ?? null },
  office: { text: ({ officeName }) => officeName ?? '' },
} as const satisfies Record<string, ListingColumn>;

/** A number where there is one, else its ends without signs that differ by language. */
function plainBand(low: number | null, high: number | null): string | number | null {
  if (low === null || high === null) return low === null ? high && `<${high}` : `${low}+`;
  return low === high ? low : `${low}-${high}`;
}

export type ColumnName = keyof typeof listingColumns;
const columns: Record<ColumnName, ListingColumn> = listingColumns;
const columnNames = Object.keys(columns) as ColumnName[];
export const figureColumns = columnNames.flatMap((name) => {
  const { isFigure, cellClass } = columns[name];
  return isFigure ? [{ name, cellClass }] : [];
});

/** Listings as a table that spreadsheets open: one line each, names of the columns in the language of the screen. */
export function writeListingFile(listings: readonly ListingCard[], words: Wording): string {
  const names = columnNames.filter((name) => columns[name].exported !== null);
  const head = names.map((name) => words.t(`results.columns.${name}`));
  const lines = listings.map((listing) =>
    names.map((name) => (columns[name].exported ?? columns[name].text)(listing, words) ?? ''),
  );
  // The mark at the start tells spreadsheets that accents are UTF-8.
  return `\uFEFF${[head, ...lines].map((line) => line.map(quoteCell).join(',')).join('\r\n')}\r\n`;
}
