import type { HomeKind } from '../listing/vocabulary.ts';
import { condoKinds } from '../listing/vocabulary.ts';
import type { HomeFacts } from './home-facts.ts';

/** The lines of an adjustment grid, in the order appraisers write them. */
export const adjustmentLines = [
  'lot',
  'area',
  'storeys',
  'bedrooms',
  'bathrooms',
  'parking',
  'basement',
  'areaBelow',
  'age',
  'condition',
  'level',
  'penthouse',
  'view',
  'waterfront',
  'pool',
  'cooling',
  'fee',
] as const;
export type AdjustmentLine = (typeof adjustmentLines)[number];
export const lineCount = adjustmentLines.length;

/** What buyers can want: more of it, less of it, or the one here and the other there. */
type Direction = 'more' | 'less' | 'either';

/** What a line counts about a home, in the unit that its rate is told in. */
export interface Measure {
  line: AdjustmentLine;
  count: (facts: HomeFacts, year: number) => number | null;
  appliesTo: (kind: HomeKind) => boolean;
  /** Sizes are alike by proportion: 100 sq ft are much to a flat and little to a house. */
  isProportional: boolean;
  /** A wild value is a typing error, not a palace. */
  isSize: boolean;
  /** Told where a home has it, and often left out where it has not. */
  isPraised: boolean;
  /** Counted no further than this; sizes are open. */
  span: { from: number; to: number };
  /** Where its curve may bend: in units, for sizes in spreads from what is typical of the kind. */
  bends: readonly number[];
  /** By how much the logarithm of the price moves with a unit, from bend to bend, before any sale was seen. */
  priors: readonly number[];
  directions: readonly Direction[];
}

const hasOwnLot = (kind: HomeKind): boolean => !condoKinds.includes(kind);
export const isFlat = (kind: HomeKind): boolean => kind === 'condoApartment' || kind === 'loft';
const isCondo = (kind: HomeKind): boolean => condoKinds.includes(kind);
const isHome = (kind: HomeKind): boolean => kind !== 'land';
const toNumber = (flag: boolean | null): number | null => (flag === null ? null : Number(flag));

type Given = Pick<Measure, 'line' | 'count' | 'priors'> & Partial<Measure> & { direction?: Direction };

const measure = ({ direction = 'more', ...given }: Given): Measure => ({
  appliesTo: isHome,
  isProportional: false,
  isSize: false,
  isPraised: false,
  span: { from: 0, to: 1 },
  bends: [],
  directions: given.priors.map(() => direction),
  ...given,
});

const open = { from: 0, to: Number.POSITIVE_INFINITY };
/** Small, usual and large of its kind. */
const size = { isProportional: true, isSize: true, span: open, bends: [-1, 1] } as const;

/** One a line, in the order of the lines. */
export const measures: readonly Measure[] = [
  measure({
    line: 'lot',
    count: ({ lotArea }) => lotArea,
    appliesTo: hasOwnLot,
    priors: [0.12, 0.12, 0.12],
    ...size,
  }),
  measure({ line: 'area', count: ({ area }) => area, priors: [0.5, 0.5, 0.5], ...size }),
  measure({
    line: 'storeys',
    count: ({ storeys }) => storeys,
    span: { from: 1, to: 4 },
    priors: [0],
    direction: 'either',
  }),
  measure({
    line: 'bedrooms',
    count: ({ bedrooms, bedroomsPlus }) => (bedrooms === null ? null : bedrooms + (bedroomsPlus ?? 0)),
    span: { from: 0, to: 8 },
    priors: [0.01],
  }),
  measure({
    line: 'bathrooms',
    count: ({ bathrooms }) => bathrooms,
    span: { from: 1, to: 6 },
    bends: [2],
    priors: [0.06, 0.04],
  }),
  measure({
    line: 'parking',
    count: ({ parkingTotal, garageSpaces }) => parkingTotal ?? garageSpaces,
    span: { from: 0, to: 4 },
    bends: [2],
    priors: [0.02, 0.01],
  }),
  measure({
    line: 'basement',
    count: ({ basementFinish }) => basementFinish,
    appliesTo: hasOwnLot,
    priors: [0.03],
  }),
  measure({
    line: 'areaBelow',
    count: ({ areaBelow }) => areaBelow,
    appliesTo: hasOwnLot,
    span: { from: 0, to: 3000 },
    priors: [0.00005],
  }),
  measure({
    line: 'age',
    count: ({ yearBuilt }, year) => (yearBuilt === null ? null : year - yearBuilt),
    span: { from: 0, to: 140 },
    bends: [5, 20, 40, 80],
    priors: [-0.008, -0.003, -0.002, 0, 0],
    // Nobody says aloud that a home of sixty years is worth more than one of forty; one of before the war may be.
    directions: ['less', 'less', 'less', 'less', 'either'],
  }),
  measure({
    line: 'condition',
    count: ({ condition }) => condition,
    span: { from: 1, to: 5 },
    priors: [0.03],
  }),
  measure({
    line: 'level',
    count: ({ level }) => level,
    appliesTo: isFlat,
    span: { from: 1, to: 60 },
    bends: [4, 12],
    priors: [0.006, 0.004, 0.002],
  }),
  measure({
    line: 'penthouse',
    count: ({ isPenthouse }) => toNumber(isPenthouse),
    appliesTo: isFlat,
    priors: [0.05],
  }),
  measure({ line: 'view', count: ({ hasView }) => toNumber(hasView), isPraised: true, priors: [0.03] }),
  measure({
    line: 'waterfront',
    count: ({ isWaterfront }) => toNumber(isWaterfront),
    isPraised: true,
    priors: [0.15],
  }),
  measure({ line: 'pool', count: ({ hasPool }) => toNumber(hasPool), isPraised: true, priors: [0.02] }),
  measure({ line: 'cooling', count: ({ hasCooling }) => toNumber(hasCooling), priors: [0.01] }),
  measure({
    line: 'fee',
    count: ({ feeMonthly }) => (feeMonthly === null ? null : feeMonthly / 100),
    appliesTo: isCondo,
    isSize: true,
    span: { from: 0, to: 20_000 },
    priors: [-0.0001],
    direction: 'less',
  }),
];

export const measureIndex = (line: AdjustmentLine): number => adjustmentLines.indexOf(line);

/** One straight piece of a measure's curve: what a rate is fitted to. */
export interface Column {
  measure: number;
  piece: number;
  prior: number;
  direction: Direction;
  from: number;
  to: number;
}

export const columns: readonly Column[] = measures.flatMap(({ bends, priors, directions }, index) =>
  priors.map(
    (prior, piece): Column => ({
      measure: index,
      piece,
      prior,
      direction: directions[piece] ?? 'either',
      from: bends[piece - 1] ?? Number.NEGATIVE_INFINITY,
      to: bends[piece] ?? Number.POSITIVE_INFINITY,
    }),
  ),
);
export const columnCount = columns.length;
