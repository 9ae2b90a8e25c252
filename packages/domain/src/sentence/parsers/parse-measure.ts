import type { Amount } from '../amounts.ts';
import { parseAmount } from '../amounts.ts';
import type { Match, PhraseParser, Sentence } from '../match.ts';
import { choose } from '../meaning.ts';
import { createPhraseSet } from '../phrases.ts';
import { rangeOf } from '../ranges.ts';
import type { Unit } from '../words/units.ts';
import { areaFactors, lengthFactors, metresPerKilometre } from './factors.ts';
import { parseBarePrice, parseMoney } from './parse-price.ts';
import { rangeMatch } from './range-match.ts';

const skipLotFront = createPhraseSet(
  '(wide |)lot, (wide |)lots, front, frontage, lot frontage, wide, (de |d |)(facade|front|frontage|large|largeur), de terrain, foot lot',
);
const skipLotDepth = createPhraseSet('deep( lot|), depth, lot depth, de (profondeur|profond)');
const skipLotArea = createPhraseSet('lot(|s), lot size, (de |)terrain, of land, property');
const skipSchool = createPhraseSet(
  '(of|from|to) (a |the |)(school|schools), (of|from|to) nearest school, (de|d|des) (une |l |)(ecole|ecoles), away from (a |)school(|s)',
);
const skipDrop = createPhraseSet(
  '(price |)(drop|drops|reduction|cut|decrease|off), (de |)(baisse|rabais|reduction)( de prix| du prix|)',
);
const skipTimes = createPhraseSet('x, ×, by, par');

/** Numbers with the thing they count or measure, or with a currency. */
export const parseMeasure: PhraseParser = (sentence, at): Match | null => {
  const { tokens } = sentence;
  const amount = parseAmount(tokens, at);
  if (!amount) return parseLotSides(sentence, at);
  const { unit, end } = amount;
  if (amount.isMoney) return parseMoney(sentence, amount);
  if (unit === null) return parseLotSides(sentence, at) ?? parseBarePrice(sentence, amount);
  if (unit.type === 'count') return countMatch(amount, unit);
  switch (unit.measure) {
    case 'ft':
    case 'm':
    case 'km':
      return parseLength(sentence, at, amount, unit.measure);
    case 'sqft':
    case 'sqm': {
      const lotEnd = skipLotArea(tokens, end);
      const field = lotEnd > end ? 'lotArea' : 'size';
      return rangeMatch(field, amount, areaFactors[unit.measure], lotEnd);
    }
    case 'acre':
    case 'hectare':
      return rangeMatch('lotArea', amount, areaFactors[unit.measure], skipLotArea(tokens, end));
    case 'year':
      return amount.comparator && amount.comparator.side !== 'between'
        ? rangeMatch('age', amount, 1, end)
        : null;
    case 'percent':
      return dropMatch(amount, skipDrop(tokens, end), end);
    default:
      return null;
  }
};

type CountUnit = Extract<Unit, { type: 'count' }>;

function countMatch(amount: Amount, unit: CountUnit): Match | null {
  const { field, garageType } = unit;
  const parsed = rangeOf(field, amount);
  if (!parsed) return null;
  /** A half bath is a room besides the others. */
  const isHalf = amount.low > 0 && amount.low < 1 && amount.high === null && !amount.comparator;
  const isBesides = unit.isBesides || (field === 'bathrooms' && isHalf);
  return {
    end: amount.end,
    apply(draft, manner) {
      const finding = isBesides
        ? draft.ranges.addBesides(field, parsed.range.min ?? 0)
        : draft.ranges.add(field, parsed.range, parsed.mode);
      if (finding && garageType) draft.add(choose('garageType', garageType), manner);
      if (!finding || !amount.extra) return finding;
      const [from, to] = amount.extra;
      return [
        { from: -Infinity, to: from, finding },
        { from, to, finding: null },
        { from: to, to: Infinity, finding },
      ];
    },
  };
}

function parseLength(sentence: Sentence, at: number, amount: Amount, unit: 'ft' | 'm' | 'km'): Match | null {
  const { tokens } = sentence;
  const { end } = amount;
  const schoolEnd = skipSchool(tokens, end);
  if (schoolEnd > end && unit !== 'ft') {
    return rangeMatch('schoolDistance', amount, unit === 'km' ? metresPerKilometre : 1, schoolEnd);
  }
  if (unit === 'km') return null;
  const frontEnd = skipLotFront(tokens, end);
  if (frontEnd > end) return rangeMatch('lotFront', amount, lengthFactors[unit], frontEnd);
  const depthEnd = skipLotDepth(tokens, end);
  if (depthEnd > end) return rangeMatch('lotDepth', amount, lengthFactors[unit], depthEnd);
  return parseLotSides(sentence, at);
}

/** 50 x 120 ft lot: at least so wide and so deep. */
export function parseLotSides({ tokens }: Sentence, at: number): Match | null {
  const front = tokens[at]?.value;
  const frontUnit = parseLengthUnit(tokens, at + 1);
  const by = skipTimes(tokens, frontUnit.end);
  const depth = tokens[by]?.value;
  if (front === undefined || depth === undefined || by === frontUnit.end) return null;
  const depthUnit = parseLengthUnit(tokens, by + 1);
  const factor = lengthFactors[depthUnit.unit ?? frontUnit.unit ?? 'ft'];
  const end = skipLotFront(tokens, depthUnit.end);
  const sides = { comparator: null, high: null };
  const frontRange = rangeOf('lotFront', { ...sides, low: front }, factor);
  const depthRange = rangeOf('lotDepth', { ...sides, low: depth }, factor);
  if (!frontRange || !depthRange) return null;
  return {
    end,
    apply: (draft) => [
      { from: -Infinity, to: frontUnit.end, finding: draft.ranges.add('lotFront', frontRange.range, 'bare') },
      { from: frontUnit.end, to: Infinity, finding: draft.ranges.add('lotDepth', depthRange.range, 'bare') },
    ],
  };
}

function parseLengthUnit(tokens: Sentence['tokens'], at: number): { unit: 'ft' | 'm' | null; end: number } {
  const word = tokens[at]?.norm ?? '';
  if (/^(ft|feet|foot|pi|pieds?)$/.test(word)) return { unit: 'ft', end: at + 1 };
  if (/^(m|metres?|meters?)$/.test(word)) return { unit: 'm', end: at + 1 };
  return { unit: null, end: at };
}

function dropMatch({ low, high, comparator }: Amount, end: number, before: number): Match | null {
  if (end === before || high !== null || comparator?.side === 'max') return null;
  return { end, apply: (draft) => draft.dates.addDrop(low) };
}
