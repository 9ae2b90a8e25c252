import type { ListingDetail } from '@hearthline/contract/listing-detail';
import type { SchoolNearby } from '@hearthline/contract/places';
import type { Better, Ends } from '@hearthline/domain/listing/comparing';
import { areAllSame, findBest } from '@hearthline/domain/listing/comparing';
import { lowerFirst } from '@hearthline/format/intl-writers';
import { priceText } from '@hearthline/format/listing-words';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { stateWord } from '../components/listing-parts.tsx';
import type { FactName } from '../detail/facts/facts.ts';
import { writeLine } from '../detail/facts/facts.ts';
import type { Wording } from '../model/chip-words.ts';
import { areaEnds, endsText, perFootEnds } from '../model/range-text.ts';

export interface ComparedHome {
  listing: ListingDetail;
  /** Missing where nobody asked, or while the answer is on its way. */
  nearestSchool?: SchoolNearby | undefined;
}

interface Row {
  label: (words: Wording) => string;
  /** Null where it is not told. */
  write: (home: ComparedHome, words: Wording) => string | null;
  note?: (home: ComparedHome, words: Wording) => string | null;
  /** Only where a better value has a meaning for everybody. Prices, ages and days have none: the client decides. */
  best?: { better: Better; figure: (listing: ListingDetail) => Ends | null };
  /** Its value is understood without its label; a word of ours begins small within a sentence. */
  told?: 'word' | 'name';
  /** Missing where the row always says more than the head of the table. */
  isNeeded?: (homes: readonly ComparedHome[]) => boolean;
}

type OwnRow =
  | 'askingPrice'
  | 'pricePerSquareFoot'
  | 'priceSoFar'
  | 'school'
  | 'offer'
  | 'status'
  | 'dealPrice'
  | 'office';

const own = (name: OwnRow, row: Omit<Row, 'label'>): Row => ({
  label: ({ t }) => t(`compare.rows.${name}`),
  ...row,
});

/** A fact as the page of the home writes it. */
const fact = (name: FactName, rest: Partial<Row> = {}): Row => ({
  label: ({ t }) => t(`detail.facts.labels.${name}`),
  write: ({ listing }, words) => writeLine(name, listing, words)?.value ?? null,
  ...rest,
});

type Figure = (listing: ListingDetail) => number | null;

function bestBy(better: Better, figure: Figure): Pick<Row, 'best'> {
  return {
    best: {
      better,
      figure: (listing) => {
        const value = figure(listing);
        return value === null ? null : [value, value];
      },
    },
  };
}

/** Rooms below the ground count less than any above it: 4 before 3 + 1, 3 + 1 before 3. */
const bedroomsOf: Figure = ({ bedrooms, bedroomsPlus }) =>
  bedrooms === null ? null : bedrooms + (bedroomsPlus ?? 0) / 100;

const lotAreaOf: Figure = ({ lotArea, lotFront, lotDepth }) =>
  lotArea ?? (lotFront === null || lotDepth === null ? null : lotFront * lotDepth);

const isDeal = ({ listing }: ComparedHome) => listing.status === 'sold';

/** Since what was asked first, over all listings of the same campaign. */
function writePriceSoFar({ listing }: ComparedHome, { t, format }: Wording): string | null {
  const { listPrice, priceChange } = listing;
  if (listPrice === null) return null;
  const change = listPrice - (priceChange?.firstPrice ?? listPrice);
  if (change === 0) return t('compare.noChange');
  return t(change < 0 ? 'compare.down' : 'compare.up', { amount: format.price(Math.abs(change)) });
}

/** In the order in which they are read. */
const groups = {
  money: [
    // The head has what is asked, or what a deal brought.
    own('askingPrice', {
      isNeeded: (homes) => homes.some(isDeal),
      write: ({ listing }, { format }) => priceText({ ...listing, price: listing.listPrice }, format),
    }),
    own('pricePerSquareFoot', {
      write: ({ listing }, words) => endsText('pricePerSquareFoot', perFootEnds(listing), words),
      best: { better: 'less', figure: perFootEnds },
    }),
    own('priceSoFar', { write: writePriceSoFar }),
    fact(
      'taxes',
      bestBy('less', ({ taxAnnual }) => taxAnnual),
    ),
    fact(
      'fees',
      bestBy('less', ({ feeMonthly }) => feeMonthly),
    ),
  ],
  home: [
    fact('kind', { told: 'word' }),
    fact('style', { told: 'word' }),
    fact('bedrooms', bestBy('more', bedroomsOf)),
    fact(
      'bathrooms',
      bestBy('more', ({ bathrooms }) => bathrooms),
    ),
    fact('area', { best: { better: 'more', figure: areaEnds } }),
    fact('lot', {
      write: ({ listing }, words) =>
        writeLine('lot', listing, words)?.value ?? writeLine('lotArea', listing, words)?.value ?? null,
      ...bestBy('more', lotAreaOf),
    }),
    fact('basement'),
    fact('garage'),
    fact(
      'parkingTotal',
      bestBy('more', ({ parkingTotal }) => parkingTotal),
    ),
    fact('heat'),
    fact('cooling'),
    fact('pool'),
    fact('age'),
    fact('storeys'),
    fact('level'),
  ],
  place: [
    fact('community', { told: 'name' }),
    fact('municipality', { told: 'name' }),
    fact('waterfront'),
    own('school', {
      write: ({ nearestSchool }, { format }) =>
        nearestSchool ? format.distance(nearestSchool.distanceMetres) : null,
      note: ({ nearestSchool }) => nearestSchool?.name ?? null,
    }),
  ],
  market: [
    own('offer', { write: ({ listing }, { t }) => t(`vocabulary.offer.${listing.offer}`), told: 'word' }),
    own('status', { write: ({ listing }, { t }) => stateWord(listing, t) }),
    fact('listDate'),
    fact('daysOnMarket'),
    fact('soldDate'),
    own('dealPrice', {
      write: (home, { format }) => (isDeal(home) ? priceText(home.listing, format) : null),
      note: (home, { t, format }) => {
        const { price, listPrice } = home.listing;
        if (!isDeal(home) || price === null || !listPrice) return null;
        return t('detail.sales.ofList', { percent: format.percent(price / listPrice, 1) });
      },
    }),
    fact('mlsNumber'),
    own('office', { write: ({ listing }) => listing.officeName }),
  ],
} as const satisfies Record<string, readonly Row[]>;
type GroupName = keyof typeof groups;

interface ComparedCell {
  /** The home's id. */
  id: string;
  text: string | null;
  note: string | null;
  isBest: boolean;
  /** As the screen draws it, where that is more than the text. */
  shown?: ReactNode;
}

export interface ComparedRow {
  /** Where its label may stand twice. */
  key?: string;
  label: string;
  cells: ComparedCell[];
  isSame: boolean;
  /** What the row says where all homes tell the same, if it is understood without its label. */
  told: string | null;
}

export interface Comparison {
  groups: { id: GroupName; rows: ComparedRow[] }[];
  differing: number;
  total: number;
}

/** What people say to the homes, beside the facts: of those of the listings that are compared. */
export interface SaidOfHomes {
  heading: string;
  listingIds: readonly string[];
  /** Each has a cell for each of the listings, in their order. */
  rows: readonly { key: string; label: string; cells: readonly { text: string; shown: ReactNode }[] }[];
}

export const rowKey = ({ key, label }: ComparedRow): string => key ?? label;

/** Its rows like those of the facts, and never folded: that nobody has answered is worth knowing. */
export const listSaidRows = (
  { rows, listingIds }: SaidOfHomes,
  homes: readonly ComparedHome[],
): ComparedRow[] =>
  rows.map(({ key, label, cells }) => ({
    key,
    label,
    isSame: false,
    told: null,
    cells: homes.map(({ listing: { id } }) => {
      const cell = cells[listingIds.indexOf(id)];
      return { id, text: cell?.text ?? null, shown: cell?.shown, note: null, isBest: false };
    }),
  }));

/** Homes beside each other, wherever they come from. What none of them tells is no row. */
export function useComparison(homes: readonly ComparedHome[]): Comparison {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const compared = (Object.keys(groups) as GroupName[]).map((id) => {
    const rows: readonly Row[] = groups[id];
    return {
      id,
      rows: rows
        .filter(({ isNeeded }) => isNeeded?.(homes) ?? true)
        .map((row) => compareRow(row, homes, { t, format }))
        .filter(({ cells }) => cells.some(({ text }) => text !== null)),
    };
  });
  const rows = compared.flatMap((group) => group.rows);
  return { groups: compared, differing: rows.filter(({ isSame }) => !isSame).length, total: rows.length };
}

function compareRow(row: Row, homes: readonly ComparedHome[], words: Wording): ComparedRow {
  const { best } = row;
  const texts = homes.map((home) => row.write(home, words));
  const isSame = areAllSame(texts);
  const isBest =
    best && !isSame
      ? findBest(
          homes.map(({ listing }) => best.figure(listing)),
          best.better,
        )
      : [];
  const cells = homes.map((home, index) => ({
    id: home.listing.id,
    text: texts[index] ?? null,
    note: row.note?.(home, words) ?? null,
    isBest: isBest[index] ?? false,
  }));
  const text = isSame ? (texts[0] ?? null) : null;
  return {
    label: row.label(words),
    cells,
    isSame,
    told: row.told && text ? (row.told === 'word' ? lowerFirst(text) : text) : null,
  };
}
