import type { ListingCard } from '@hearthline/contract/listing-card';
import { pricePerSquareFootOf } from '@hearthline/domain/criteria/match';
import { quoteCell } from '@hearthline/format/csv-cell';
import { priceText, sizeText } from '../../../shared/listing/listing-words.ts';
import { stateWord } from '../components/listing-parts.tsx';
import type { Wording } from '../model/chip-words.ts';
import { saleToListOf } from '../model/listing-words.ts';
import { endsText } from '../model/range-text.ts';

export interface ListingColumn {
  /** As screen and paper write it; null where it is not told. */
  text: (listing: ListingCard, words: Wording) => string | null;
  /** For spreadsheets, where they want something other than the text. */
  exported?: (listing: ListingCard, words: Wording) => string | number | null;
  /** A column of figures in the list view. */
  isFigure?: true;
  align?: 'right';
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
  lot: {
    text: ({ lotFront, lotDepth }, { format }) =>
      lotFront === null || lotDepth === null ? null : format.dimensions(lotFront, lotDepth),
    exported: ({ lotFront, lotDepth }) =>
      lotFront === null || lotDepth === null ? null : `${lotFront} x ${lotDepth}`,
    isFigure: true,
  },
  parking: { text: ({ parkingTotal }) => parkingTotal?.toString() ?? null, isFigure: true },
  listed: {
    align: 'right',
    text: ({ listDate }, { format }) => listDate && format.dateText(listDate),
    exported: ({ listDate }) => listDate,
  },
  sold: {
    align: 'right',
    text: ({ soldDate, status }, { format }) =>
      soldDate && status === 'sold' ? format.dateText(soldDate) : null,
    exported: ({ soldDate, status }) => (status === 'sold' ? soldDate : null),
  },
  /** What a deal brought, as a share of what was asked last. */
  saleToList: {
    text: (listing, { format }) => {
      const share = saleToListOf(listing);
      return share === null ? null : format.percent(share, 1);
    },
    exported: (listing) => {
      const share = saleToListOf(listing);
      return share === null ? null : Math.round(share * 1000) / 1000;
    },
    isFigure: true,
  },
  daysOnMarket: { text: ({ daysOnMarket }) => daysOnMarket?.toString() ?? null, isFigure: true },
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

/** Listings as a table that spreadsheets open: one line each, names of the columns in the language of the screen. */
export function writeListingFile(listings: readonly ListingCard[], words: Wording): string {
  const head = columnNames.map((name) => words.t(`results.columns.${name}`));
  const lines = listings.map((listing) =>
    columnNames.map((name) => (columns[name].exported ?? columns[name].text)(listing, words) ?? ''),
  );
  // The mark at the start tells spreadsheets that accents are UTF-8.
  return `\uFEFF${[head, ...lines].map((line) => line.map(quoteCell).join(',')).join('\r\n')}\r\n`;
}
