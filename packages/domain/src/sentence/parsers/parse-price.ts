import type { Amount } from '../amounts.ts';
import type { Match, PhraseParser, Sentence } from '../match.ts';
import { createPhraseSet, createPhraseTable } from '../phrases.ts';
import { rangeOf } from '../ranges.ts';
import type { Token } from '../tokens.ts';
import { comparatorsAfter, rangeSeparators } from '../words/comparators.ts';
import { perMonth } from '../words/units.ts';
import { centsPerDollar } from './factors.ts';
import { isFreeStanding } from './free-standing.ts';
import { rangeMatch } from './range-match.ts';

const skipTax = createPhraseSet(
  '(in |of |de |)(property |)(tax|taxes), (de |d |)(impot foncier|taxes foncieres|taxes municipales)',
);
const skipFee = createPhraseSet(
  '(in |of |de |)(maintenance|condo|monthly|strata|) (fee|fees), (in |of |)maintenance, de frais( de condo| de copropriete| d entretien| mensuels|), de charges',
);
const skipPerFoot = createPhraseSet(
  '(per|a|/|per the) (square foot|square feet|sq ft|sqft|sf|foot|ft), psf, ppsf, (le|du|au|par|/) (pied carre|pied|pi2|pi carre|pi ca)',
);

/** The 750 range. */
const skipRange = createPhraseSet('(price |)range, ish, mark');

/** A bare number is a price only where it can hardly be anything else. */
const leastBarePrice = { compared: 10_000, alone: 50_000 };
const bareRents = { least: 300, most: 50_000 };
/** Said of a home that is named, `under 900` leaves out the thousands. */
const bareThousands = { least: 100, most: 999 };
const thousand = 1_000;

export function parseMoney({ tokens }: Sentence, told: Amount): Match | null {
  const amount = withRange(tokens, told);
  const footEnd = skipPerFoot(tokens, amount.end);
  if (footEnd > amount.end) return rangeMatch('pricePerSquareFoot', amount, centsPerDollar, footEnd);
  const monthly = perMonth.find(tokens, amount.end)?.end ?? amount.end;
  const taxEnd = skipTax(tokens, amount.end);
  if (taxEnd > amount.end) return rangeMatch('tax', amount, centsPerDollar, taxEnd);
  const feeEnd = skipFee(tokens, monthly);
  if (feeEnd > monthly) return rangeMatch('fee', amount, centsPerDollar, feeEnd);
  return monthly > amount.end ? rentMatch(tokens, amount, monthly) : priceMatch(amount, monthly, false);
}

export function parseBarePrice(sentence: Sentence, told: Amount): Match | null {
  const { tokens, isLease } = sentence;
  const amount = withRange(tokens, told);
  const { low, high, comparator, end } = amount;
  const monthly = perMonth.find(tokens, end)?.end;
  if (monthly !== undefined) return rentMatch(tokens, amount, monthly);
  const footEnd = skipPerFoot(tokens, end);
  const isCompared = comparator !== null || high !== null;
  if (isCompared && skipTax(tokens, end) > end)
    return rangeMatch('tax', amount, centsPerDollar, skipTax(tokens, end));
  if (isCompared && skipFee(tokens, end) > end)
    return rangeMatch('fee', amount, centsPerDollar, skipFee(tokens, end));
  if (footEnd > end && isCompared) return rangeMatch('pricePerSquareFoot', amount, centsPerDollar, footEnd);
  const isRent = isLease && low >= bareRents.least && (high ?? low) <= bareRents.most && isCompared;
  const least = isCompared ? leastBarePrice.compared : leastBarePrice.alone;
  if (isRent || low >= least) return priceMatch(amount, end, false);
  return isCompared && isShortPrice(sentence, amount)
    ? priceMatch({ ...amount, low: low * thousand, high: high && high * thousand }, end, false)
    : null;
}

function withRange(tokens: readonly Token[], amount: Amount): Amount {
  const end = skipRange(tokens, amount.end);
  if (end === amount.end) return amount;
  const isBare = amount.comparator === null && amount.high === null;
  return { ...amount, end, comparator: isBare ? { side: 'about' } : amount.comparator };
}

export function priceMatch(amount: Amount, end: number, isRent: boolean): Match | null {
  const parsed = rangeOf('price', amount, centsPerDollar);
  if (!parsed) return null;
  return {
    end,
    apply(draft) {
      const finding = draft.ranges.add('price', parsed.range, parsed.mode);
      if (finding && isRent) draft.status.setOffer('lease');
      return finding;
    },
  };
}

/** 1800 $ par mois max. */
function rentMatch(tokens: readonly Token[], amount: Amount, monthly: number): Match | null {
  const after = amount.comparator || amount.high !== null ? null : comparatorsAfter.find(tokens, monthly);
  return after
    ? priceMatch({ ...amount, comparator: after.meaning }, after.end, true)
    : priceMatch(amount, monthly, true);
}

/** Under 900, 800 to 900: where a home is named, and no way to a place is meant, as in near or from 401. */
function isShortPrice(sentence: Sentence, { low, high, comparator, end }: Amount): boolean {
  const isThousands = [low, high ?? low].every(
    (value) => Number.isInteger(value) && value >= bareThousands.least && value <= bareThousands.most,
  );
  const isOfPlaces = comparator?.isOfPlaces || comparator?.side === 'exact';
  const isOpenFrom = comparator?.mayOpenRange && high === null;
  if (!isThousands || isOfPlaces || isOpenFrom) return false;
  return sentence.namesHome && !sentence.isLease && isFreeStanding(sentence, end);
}

interface Band {
  low: number;
  high: number;
  end: number;
}

/** Which part of a hundred thousand is meant, in hundredths. */
const bandParts = createPhraseTable<readonly [from: number, to: number]>([
  ['(low|lower|early)', [0, 40]],
  ['(mid|middle)', [30, 70]],
  ['(high|upper|late)', [60, 100]],
  ['(low|lower) to (mid|middle)', [0, 70]],
  ['(mid|middle) to (high|upper)', [30, 100]],
]);

/** The mid 600s, high 800s to low 900s; of a rent, the low 2000s. */
export const parsePriceBand: PhraseParser = (sentence, at): Match | null => {
  const first = parseBand(sentence, at);
  if (!first) return null;
  const separator = rangeSeparators.find(sentence.tokens, first.end);
  const second = separator && parseBand(sentence, separator.end);
  const last = second && second.high > first.low ? second : first;
  const range = { min: first.low * centsPerDollar, max: last.high * centsPerDollar };
  return { end: last.end, apply: (draft) => draft.ranges.add('price', range, 'explicit') };
};

function parseBand({ tokens, isLease }: Sentence, at: number): Band | null {
  const part = bandParts.find(tokens, at);
  const partEnd = part?.end ?? at;
  const joined = part && tokens[partEnd]?.norm === '-' ? partEnd + 1 : partEnd;
  const sign = tokens[joined]?.norm === '$' ? joined + 1 : joined;
  const value = tokens[sign]?.value;
  const plural = /^['’]$/.test(tokens[sign + 1]?.norm ?? '') ? sign + 2 : sign + 1;
  if (value === undefined || tokens[plural]?.norm !== 's') return null;
  const step = isLease ? 1_000 : 100;
  if (value % step !== 0 || value < step || value >= step * 10) return null;
  const scale = isLease ? 1 : thousand;
  const [from, to] = part?.meaning ?? [0, 100];
  const edge = (hundredths: number) => (value + (step * hundredths) / 100) * scale;
  return { low: edge(from), high: edge(to), end: plural + 1 };
}
