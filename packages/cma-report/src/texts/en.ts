import type { ConfidenceGrade } from '@hearthline/domain/valuation/confidence';
import type { AdjustmentLine } from '@hearthline/domain/valuation/features';
import { createFormat } from '@hearthline/format/format';
import { homeEn } from '@hearthline/format/vocabulary/home.en';
import { listingVocabularies } from '@hearthline/format/vocabulary/listing';
import type { HomeVocabulary } from '@hearthline/format/vocabulary/vocabulary';

const { number: n } = createFormat('en');
const home: HomeVocabulary = homeEn;
const many = (count: number, one: string, other: string): string => (count === 1 ? one : other);

export interface SearchWords {
  found: number;
  used: number;
  radius: string;
  days: number;
  kinds: string;
}

export interface EarlierWords {
  date: string;
  price: string;
  today: string;
  share: string;
}

export interface GapWords {
  fast: string;
  advance: string;
}

/** The words of a report in English. Amounts, shares and dates come in written out, counts as numbers. */
export const en = {
  name: 'Comparative market analysis',
  titles: {
    cover: 'Cover',
    summary: 'What your home is worth today',
    subject: 'Your home',
    map: 'Where the comparable homes are',
    comparables: 'The sales we compared with',
    adjustments: 'How each sale was adjusted',
    rates: 'What the adjustments rest on',
    trend: 'How the market moved',
    method: 'How this value was found',
    agent: 'Your agent',
  },
  continued: 'continued',
  preparedFor: (name: string) => `Prepared for ${name}`,
  preparedBy: (names: string) => `Prepared by ${names}`,
  /** Between the number of a page and the number of all. */
  pageOf: ' of ',
  missing: '—',
  withheld: 'Address withheld',
  yes: 'Yes',
  no: 'No',
  noPhoto: 'No photo',
  away: (distance: string) => `${distance} away`,
  estimate: 'Best estimate: ',
  earlier: ({ date, price, today, share }: EarlierWords) =>
    `${home.earlierSale}: sold ${date} for ${price}, ${today} by the market of today: ${share} of the value.`,
  rangeMeans: 'Eight sales in ten of homes like yours fall in this range.',
  restsOn: (count: number, radius: string) =>
    `It rests on ${n(count)} recent ${many(count, 'sale', 'sales')} within ${radius}, each brought to today’s market`,
  restsOnAdjusted: ' and adjusted for how it differs from your home.',
  restsOnPlain: '.',
  dots: 'Numbered dots are the adjusted prices in the table below.',
  dotsOfMost: (shown: number) => `Numbered dots are the ${n(shown)} adjusted prices with the most weight.`,
  moreSales: (count: number) =>
    `${n(count)} more ${many(count, 'sale has', 'sales have')} less weight and ${many(count, 'follows', 'follow')} on the pages of the comparables.`,
  columns: {
    comparable: 'Comparable',
    sold: 'Sold',
    price: home.gridRow.soldPrice,
    area: 'Sq ft',
    rooms: 'Beds / baths',
    distance: 'Distance',
    /** Time and adjustments in one. */
    adjustments: 'Change',
    adjusted: 'Adjusted',
    weight: home.gridRow.weight,
  },
  howAdjusted: 'How we adjusted',
  adjustedBy: {
    time: (share: string) => `Market change of ${share} per month over the last year`,
    rate: (line: string, amount: string) => `${line} at ${amount}`,
    sales: (count: number) => `, from ${n(count)} ${many(count, 'sale', 'sales')}`,
    own: ', set by your agent',
    nothing: 'Sold prices were brought to today’s market and not adjusted further.',
  },
  restsTitle: 'What the value rests on',
  confidence: (grade: ConfidenceGrade) => `${home.confidence[grade]} confidence`,
  halfWidth: (share: string) => `The range reaches about ${share} to each side.`,
  reasons: {
    none: 'Enough recent sales nearby that agree with each other.',
    fewComparables: (count: number) =>
      `Only ${n(count)} ${many(count, 'sale was', 'sales were')} comparable.`,
    fragile: (share: string) => `Fragile: without one of the sales the value would be ${share} off.`,
    oneDominates: (share: string) => `One sale has ${share} of the weight.`,
    theyDiffer: (share: string) => `The adjusted prices differ by about ${share}.`,
    farAway: (distance: string) => `The sales lie ${distance} away on average.`,
    soldLongAgo: (months: number) => `The sales are ${n(months)} months old on average.`,
    muchAdjusted: (share: string) => `Adjustments come to ${share} of the prices.`,
    factsUnknown: (count: number) =>
      `${n(count)} main ${many(count, 'fact', 'facts')} of your home ${many(count, 'is', 'are')} not known, or far from what is usual.`,
    notBracketed: {
      area: 'All comparable homes are larger, or all are smaller, than yours.',
      price: 'All adjusted prices lie on one side of the value.',
    },
  },
  suggested: home.suggestedListPrice,
  sighted: (price: string) => `Listed now at ${price}. The value was found without looking at it.`,
  facts: home.fact,
  kinds: listingVocabularies.en.kind,
  basementFinishes: home.basementFinish,
  conditions: home.condition,
  factsTitle: 'The facts we used',
  factsNotTold: (names: string) => `Not known, so not used: ${names}.`,
  besideTitle: 'Your home beside the comparables',
  besideColumns: { yours: 'Your home', lowest: 'Lowest', middle: 'Middle', highest: 'Highest' },
  mapCircle: (radius: string, days: number) =>
    `The circle is ${radius} around your home. Sales of the last ${n(days)} days.`,
  mapSpan: (days: number) => `Sales of the last ${n(days)} days.`,
  yourHome: 'Your home',
  soldOn: (date: string) => `Sold ${date}`,
  rows: home.gridRow,
  lines: home.adjustment,
  units: home.perUnit,
  netGross: 'Net / gross',
  part: 'Part of the value',
  gridWords:
    'A sale that is better than your home is adjusted down, one that is worse is adjusted up. Sold price, time and adjustments add up to the adjusted price; adjusted price times weight is its part of the value.',
  others: {
    title: 'The other sales',
    words: (count: number) =>
      `${n(count)} more ${many(count, 'sale has', 'sales have')} a smaller say each. They are in the value like the ones before.`,
  },
  gridSum: (parts: string) => `All parts together: ${parts}.`,
  earlierPart: (share: string, adjusted: string) =>
    `The comparables count for the rest beside the home’s own earlier sale (${share} of ${adjusted}).`,
  roundedTo: (value: string) => `Rounded, the value of your home: ${value}.`,
  ownMark: 'Set by your agent.',
  assumedMark: 'Not stated of one of the two homes: what is assumed stands with the rate of the line.',
  outlierMark: `${home.outlier}: far from the other prices, or adjusted by more than 40%. It counts for less.`,
  flagMark: 'Adjusted by more than 15% net or 25% gross: read it with care.',
  rate: {
    near: (count: number) => `Measured on ${n(count)} ${many(count, 'sale', 'sales')} around your home.`,
    board: (count: number) => `Measured on ${n(count)} ${many(count, 'sale', 'sales')} of the whole board.`,
    agent: (name: string) => `Set by ${name} in place of the measured rate.`,
    between: (low: string, high: string) => `Four chances in five that it lies between ${low} and ${high}.`,
    moved: (least: string, most: string) => `It moved the sold prices by ${least} to ${most}.`,
    movedAll: (amount: string) => `It moved the sold prices by ${amount}.`,
    time: (share: string, sales: number) =>
      `Prices of such homes changed by ${share} per month over the last year, read from ${n(sales)} sales of the segment. Every sold price is brought to today by what the market did since its day.`,
    assumed: (list: string) => `Not stated and assumed: ${list}.`,
    number: (number: number) => `no. ${n(number)}`,
    timeUnit: 'per month',
  },
  stretch: {
    one: (rate: string, note: string) => `${rate} (${note})`,
    along: (list: string) => `That is where your home stands; along the way it is ${list}.`,
    upTo: (rate: string, to: string) => `${rate} up to ${to}`,
    between: (rate: string, from: string, to: string) => `${rate} from ${from} to ${to}`,
    over: (rate: string, from: string) => `${rate} over ${from}`,
  },
  /** Why a stretch is worth nothing, beside its rate. */
  stretchNotes: {
    heldAtZero: 'held at zero',
    notTellable: 'not to be told from zero',
    notTold: 'too few sales state it',
  },
  /** A count of a line that bends. */
  counted: (line: AdjustmentLine, count: number) => {
    const words: Partial<Record<AdjustmentLine, string>> = {
      age: many(count, 'year', 'years'),
      bathrooms: many(count, 'bathroom', 'bathrooms'),
      parking: many(count, 'space', 'spaces'),
    };
    return line === 'level' ? `level ${n(count)}` : `${n(count)} ${words[line] ?? ''}`.trim();
  },
  rateNotes: {
    heldAtZero: 'The sales alone would say less than nothing; that is chance, so it is held at zero.',
    notTellable: 'The sales near your home cannot tell it from zero, so nothing was adjusted for it.',
    notTold: 'Too few homes state this fact, so nothing was adjusted for it.',
  },
  /** The same where only the stretch of the home is worth nothing. */
  stretchRateNotes: {
    heldAtZero:
      'Where your home stands, the sales alone would say less than nothing; that is chance, so it is held at zero there.',
    notTellable:
      'Where your home stands, the sales cannot tell it from zero, so nothing was adjusted for it there.',
    notTold: 'Too few homes like yours state it, so nothing was adjusted for it there.',
  },
  ratesWords:
    'Each amount says what one unit more is worth for a home like yours, measured on real sales with everything else held equal.',
  trend: {
    moved: (kind: string, share: string, months: number) =>
      `${kind}: prices moved by ${share} in ${n(months)} months`,
    sales: (count: number) => `Read from ${n(count)} sales of the board.`,
    index: 'Price level, first month = 100',
    bars: 'Sales per month of this kind on the whole board; the last month is not over',
    notEnough: 'Too few sales to draw how prices moved.',
    context: 'Around your home right now',
    active: 'For sale',
    expired: 'Expired unsold',
    homes: (count: number) => many(count, 'home', 'homes'),
    asking: 'Middle asking price',
    days: 'Middle days on the market',
    contextWords:
      'Homes for sale compete with yours; expired ones show prices that no buyer paid. They are context and have no part in the value.',
  },
  method: {
    sales: 'The sales',
    sameKind: (kind: string) => `the same type (${kind})`,
    likeKinds: (kinds: string) => `kindred types (${kinds})`,
    salesWords: ({ found, used, radius, days, kinds }: SearchWords) =>
      `We looked for firm sales of ${kinds} within ${radius} and ${n(days)} days and found ${n(found)}. This report uses ${n(used)}.`,
    widened: 'Too few sales lay within the usual distance and time, so we looked further.',
    otherKinds: (kinds: string) => `Among the comparables are sales of another type: ${kinds}.`,
    time: 'The market',
    timeWords:
      'Every sold price is brought to the day of this report with a price index of the market segment, made from the board’s sales month by month.',
    adjustments: 'The adjustments',
    adjustmentsWords:
      'Sizes, rooms, age and other facts are compared one by one. What each is worth is measured on the board’s own sales, more on those near your home, and drawn towards the rate of the whole board where sales are few.',
    adjustmentsFast:
      'This is a fast value: sales are weighed by how alike they are, brought to today and adjusted for their size. Other facts are not adjusted for.',
    weights: 'The weights',
    weightsWords:
      'The nearer, the more recent and the less adjusted a sale is, the more weight it has. A price far from the others says less. No sale is left out in silence.',
    weightsFast:
      'The more alike, the nearer and the more recent a sale is, the more weight it has. A price far from the others says less. No sale is left out in silence.',
    range: 'The range',
    rangeWords: (trials: number, coverage: string | null) =>
      `The method was tried on ${n(trials)} past sales as if they were not known yet. The range is as wide as it had to be for eight in ten of them${coverage === null ? '.' : `; it held ${coverage}.`}`,
    rangeUntried:
      'Too few past sales exist to try the method on this market; the range is as wide as other markets showed it has to be.',
    error: (share: string) => `Half of the values were within ${share} of the price.`,
    gap: {
      fast: ({ fast, advance }: GapWords) =>
        `Advance says ${advance} by the same comparables, Fast ${fast}: Fast looks at size only.`,
      advance: ({ fast, advance }: GapWords) =>
        `Fast says ${fast} by the same comparables, Advance ${advance}: Fast looks at size only.`,
      lines: (lines: string) => `Advance also counts ${lines}.`,
      weights: 'Advance gives more say to those nearby that need little adjustment.',
      line: (line: string, amount: string) => `${line} (${amount})`,
    },
    note: 'What your agent adds',
    limits: 'What it is not',
    limitsWords:
      'The value was found without looking at the list price of your home. It is a comparative market analysis and no appraisal; nobody inspected your home for it, and a buyer may see what no list of facts tells.',
    sources: 'Sources',
    sourcesWords: (sales: number, date: string) =>
      `Firm sales of the board known before ${date}: ${n(sales)} sales. Facts of the homes as their listings state them, corrected by your agent where noted.`,
  },
  agent: {
    phone: 'Phone',
    email: 'Email',
    website: 'Website',
    next: 'Questions about a number in this report? Every one of them can be explained line by line.',
  },
};

export type ReportTexts = typeof en;
