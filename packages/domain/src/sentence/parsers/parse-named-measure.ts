import type { RangeField } from '../../criteria/fields.ts';
import type { Amount } from '../amounts.ts';
import { describeUnit, parseAmount } from '../amounts.ts';
import type { Match, PhraseParser, Sentence } from '../match.ts';
import { createPhraseSet, createPhraseTable } from '../phrases.ts';
import { areaFactors, centsPerDollar, isTimeUnit, lengthFactors, toDays } from './factors.ts';
import { parseLotSides } from './parse-measure.ts';
import { priceMatch } from './parse-price.ts';
import { rangeMatch } from './range-match.ts';

type Named =
  | { type: 'money'; field: 'price' | 'tax' | 'fee'; isRent?: true }
  | { type: 'lot' }
  | { type: 'length'; field: 'lotFront' | 'lotDepth' }
  | { type: 'size' }
  | { type: 'count'; field: RangeField }
  | { type: 'spaces'; field: 'garage' | 'parking' }
  | { type: 'age' }
  | { type: 'onMarket'; isBareAtLeast: boolean; needsTime?: true }
  | { type: 'drop' };

const names = createPhraseTable<Named>([
  ['(asking |list |listing |sale |sold |selling |)price(|s|d)( range|)', { type: 'money', field: 'price' }],
  ['(asking|budget|prix|prix demande|prix de vente|budget de|coutant)', { type: 'money', field: 'price' }],
  ['(rent|rents|loyer|loyers|loyer mensuel|monthly rent)', { type: 'money', field: 'price', isRent: true }],
  ['(property |annual |)(tax|taxes)', { type: 'money', field: 'tax' }],
  [
    '(taxes (foncieres|municipales|annuelles)|impot foncier|impots fonciers)',
    { type: 'money', field: 'tax' },
  ],
  [
    '((maintenance|maint|condo|strata|monthly) (fee|fees)|maintenance|maint|fee|fees)',
    { type: 'money', field: 'fee' },
  ],
  [
    'frais( de condo| de copropriete| d entretien| mensuels| de condominium|)',
    { type: 'money', field: 'fee' },
  ],
  ['charges( de copropriete| mensuelles| de condo|)', { type: 'money', field: 'fee' }],
  ['(lot|lots|lot size|terrain|terrains|taille du terrain|superficie du terrain)', { type: 'lot' }],
  [
    '(frontage|lot frontage|lot front|lot width|facade|facade du terrain|largeur)',
    { type: 'length', field: 'lotFront' },
  ],
  ['(depth|lot depth|deep lot|profondeur|profondeur du terrain)', { type: 'length', field: 'lotDepth' }],
  ['(size|living area|floor area|superficie|superficie habitable|surface|aire habitable)', { type: 'size' }],
  ['(beds|bedrooms|bed|bedroom|br|chambres|chambre)', { type: 'count', field: 'bedrooms' }],
  [
    '(baths|bathrooms|bath|bathroom|washrooms|sdb|salles de bain|salles de bains)',
    { type: 'count', field: 'bathrooms' },
  ],
  ['(kitchens|kitchen|cuisines|cuisine)', { type: 'count', field: 'kitchens' }],
  ['(storeys|stories|etages)', { type: 'count', field: 'storeys' }],
  ['(floor|level|etage|niveau)', { type: 'count', field: 'level' }],
  ['(garage|garages)', { type: 'spaces', field: 'garage' }],
  ['(parking|parkings|stationnement|stationnements)', { type: 'spaces', field: 'parking' }],
  ['(age|aged|agee|age de|agee de)', { type: 'age' }],
  ['(dom|days on market|jours sur le marche)', { type: 'onMarket', isBareAtLeast: false }],
  ['(on (the |)market( for| since|)|sur le marche( depuis|))', { type: 'onMarket', isBareAtLeast: true }],
  [
    '(listed for|sitting( for|)|(qui |ca |)(traine|trainent)( depuis|))',
    { type: 'onMarket', isBareAtLeast: true, needsTime: true },
  ],
  [
    '(listed|(inscrit|inscrite|inscrits|inscrites|inscription|inscriptions)( de| d|))',
    { type: 'onMarket', isBareAtLeast: false, needsTime: true },
  ],
  [
    '(price |prices |)(dropped|reduced|reduced by|dropped by|cut|cut by|lowered|lowered by)',
    { type: 'drop' },
  ],
  ['(price |)(drop|drops|reduction|reductions|cut|cuts)', { type: 'drop' }],
  [
    '(baisse|reduction|rabais|prix coupe|prix reduit|prix baisse|en baisse|prix en baisse|baisse de prix|baisse du prix|reduction de prix)',
    { type: 'drop' },
  ],
]);

const skipFillers = createPhraseSet(': , =, of, is, at, de, d, du, est, for, pour, by, with, a, -, est de');
const skipCars = createPhraseSet(
  'car(|s), vehicle(|s), space(|s), spot(|s), voiture(|s), auto(|s), place(|s), vehicule(|s)',
);
const skipPeriod = createPhraseSet(
  '(per|a|each|/) (month|mo|year|yr), monthly, yearly, annually, (par|/) (mois|an|annee), mensuels, annuels',
);
const skipAgo = createPhraseSet('ago, passes, ecoules');
const leastPrice = 10_000;

/** Numbers after the name of what they are about: taxes under 6000, terrain de 50 pi, beds: 3. */
export const parseNamedMeasure: PhraseParser = (sentence, at): Match | null => {
  const { tokens } = sentence;
  const name = names.find(tokens, at);
  if (!name) return null;
  const isLength = name.meaning.type === 'lot' || name.meaning.type === 'length';
  const after = skipFillers(tokens, name.end);
  for (const from of new Set([name.end, after])) {
    if (isLength) {
      const sides = parseLotSides(sentence, from);
      if (sides) return sides;
    }
    const isCount = name.meaning.type === 'spaces';
    const hasNoUnit = (isCount || name.meaning.type === 'count') && isNameFirstList(tokens, from);
    const amount = parseAmount(tokens, from, { isLength, isCount, hasNoUnit });
    const match = amount && parseNamed(sentence, name.meaning, amount, from > name.end);
    if (match) return match;
  }
  if (name.meaning.type !== 'length' || tokens[name.end]?.norm !== ',') return null;
  const aside = parseAmount(tokens, name.end + 1, { isLength });
  return aside && parseNamed(sentence, name.meaning, aside, false);
};

function parseNamed(sentence: Sentence, named: Named, amount: Amount, isLinked: boolean): Match | null {
  const { end, comparator, isMoney } = amount;
  const unit = amount.unit ? describeUnit(amount.unit) : null;
  const isPlain = unit === null && !isMoney;
  switch (named.type) {
    case 'money': {
      if (unit !== null) return null;
      if (named.field !== 'price')
        return rangeMatch(named.field, amount, centsPerDollar, skipPeriod(sentence.tokens, end));
      const isRent = named.isRent === true;
      const isEnough = isMoney || isRent || sentence.isLease || amount.low >= leastPrice;
      return isEnough ? priceMatch(amount, end, isRent) : null;
    }
    case 'lot':
      if (unit === 'ft' || unit === 'm') return rangeMatch('lotFront', amount, lengthFactors[unit], end);
      return unit !== null && unit in areaFactors
        ? rangeMatch('lotArea', amount, areaFactors[unit as keyof typeof areaFactors], end)
        : null;
    case 'length':
      if (unit === 'ft' || unit === 'm') return rangeMatch(named.field, amount, lengthFactors[unit], end);
      return isPlain && (comparator || isLinked) ? rangeMatch(named.field, amount, 1, end) : null;
    case 'size':
      if (unit === 'sqft' || unit === 'sqm') return rangeMatch('size', amount, areaFactors[unit], end);
      return isPlain && comparator ? rangeMatch('size', amount, 1, end) : null;
    case 'count':
      return isPlain && (isLinked || comparator || isClauseEnd(sentence, end))
        ? rangeMatch(named.field, amount, 1, end)
        : null;
    case 'spaces': {
      const carsEnd = skipCars(sentence.tokens, end);
      return isPlain && (isLinked || carsEnd > end || isClauseEnd(sentence, end))
        ? rangeMatch(named.field, amount, 1, carsEnd)
        : null;
    }
    case 'age':
      return unit === 'year' || unit === 'age' || (isPlain && comparator)
        ? rangeMatch('age', amount, 1, end)
        : null;
    case 'onMarket':
      if (named.needsTime && (isPlain || isWindow(sentence, named, amount))) return null;
      return parseDaysOnMarket(amount, unit, isPlain, named.isBareAtLeast);
    case 'drop':
      return unit === 'percent' && amount.high === null && comparator?.side !== 'max'
        ? { end, apply: (draft) => draft.dates.addDrop(amount.low) }
        : null;
  }
}

/** Listed within 30 days, listed 30 days ago: when it was listed, not how long it has been. */
function isWindow(
  { tokens }: Sentence,
  { isBareAtLeast }: { isBareAtLeast: boolean },
  amount: Amount,
): boolean {
  if (skipAgo(tokens, amount.end) > amount.end) return true;
  const { comparator } = amount;
  return !isBareAtLeast && comparator?.side !== 'min' && !comparator?.isStrict;
}

function parseDaysOnMarket(
  amount: Amount,
  unit: string | null,
  isPlain: boolean,
  isBareAtLeast: boolean,
): Match | null {
  const time = unit === null && isPlain ? 'day' : unit;
  if (time === null || !isTimeUnit(time)) return null;
  const comparator =
    amount.comparator ?? (isBareAtLeast && amount.high === null ? { side: 'min' as const } : null);
  const high = amount.high === null ? null : toDays(amount.high, time);
  return rangeMatch(
    'daysOnMarket',
    { ...amount, low: toDays(amount.low, time), high, comparator },
    1,
    amount.end,
  );
}

/** `beds 3, baths 2` but not `beds 3 baths`. */
function isClauseEnd({ tokens }: Sentence, at: number): boolean {
  const next = tokens[at];
  return next === undefined || next.kind === 'mark' || isNameFirstList(tokens, at - 1);
}

/** In `beds 3 baths 2` the last number has no unit of its own, so each belongs to the name before it. */
function isNameFirstList(tokens: Sentence['tokens'], at: number): boolean {
  let amount = parseAmount(tokens, at);
  while (amount?.unit?.type === 'count') amount = parseAmount(tokens, amount.end);
  return amount !== null && amount.unit === null && !amount.isMoney;
}
