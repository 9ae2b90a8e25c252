import { addDays, addYears, toIsoDate, yearOf } from '../../calendar.ts';
import type { DateWindow } from '../../criteria/criteria.ts';
import type { Amount } from '../amounts.ts';
import { describeUnit, parseAmount } from '../amounts.ts';
import type { Match, PhraseParser, Sentence } from '../match.ts';
import { createPhraseSet, createPhraseTable } from '../phrases.ts';
import { units } from '../words/units.ts';
import { isTimeUnit, toDays } from './factors.ts';
import type { Days } from './parse-days.ts';
import { parseDays } from './parse-days.ts';
import { parseYears } from './parse-years.ts';

/** Listings older than this are not kept by their year. */
const firstYear = 2000;

const skipLead = createPhraseSet(
  'in the, within the, over the, during the, in, the, les, ces, des, dans les, au cours des, pendant les, durant les, depuis les, for the',
);
const skipMarker = createPhraseSet('depuis, since, within, il y a, inside');
const skipLast = createPhraseSet('last, past, previous, dernier, derniers, derniere, dernieres');
const skipTrailing = createPhraseSet('ago, passes, passees, ecoules');
const skipThisYear = createPhraseSet('this year, cette annee, year to date');
const skipJoin = createPhraseSet('-, to, a, au, (and|et)( le| the|)');
type Side = 'in' | 'since' | 'after' | 'before' | 'until' | 'between';

const sides = createPhraseTable<Side>([
  ['(in|in the|en|au|a l|on|le|during|during the|of|de|depuis le mois de)', 'in'],
  ['(since|since the|depuis|depuis le|from|a partir du|a partir de|des|as of)', 'since'],
  ['(after|apres|apres le)', 'after'],
  ['(before|avant|avant le|prior to)', 'before'],
  ['(between|entre|entre le)', 'between'],
  ['(until|up to|jusqu au|jusqu en|jusqu a)', 'until'],
]);

/** Windows of time: the last 30 days, depuis 3 mois, in 2024, since March 2024, before 2024-05-01. */
export const parseDates: PhraseParser = (sentence, at): Match | null =>
  parseLastDays(sentence, at) ??
  parseThisYear(sentence, at) ??
  parseDayWindow(sentence, at) ??
  parseYearWindow(sentence, at);

function windowMatch(window: DateWindow, end: number): Match {
  return { end, apply: (draft) => draft.dates.addWindow(window) };
}

function parseLastDays({ tokens }: Sentence, at: number): Match | null {
  const lead = skipLead(tokens, at);
  const marker = skipMarker(tokens, lead);
  const last = skipLast(tokens, marker);
  const amount = parseAmount(tokens, last);
  if (!amount || amount.high !== null || amount.isMoney) return null;
  const inner = amount.unit === null ? skipLast(tokens, amount.end) : amount.end;
  const unit = amount.unit === null && inner > amount.end ? units.find(tokens, inner) : null;
  const time = unit ? unit.meaning : amount.unit;
  const name = time === null ? '' : describeUnit(time);
  if (!isTimeUnit(name)) return null;
  const beforeTail = unit?.end ?? amount.end;
  const end = skipTrailing(tokens, beforeTail);
  const isWithin = tokens[last]?.norm === 'within';
  const isMarked = marker > lead || last > marker || inner > amount.end || end > beforeTail || isWithin;
  if (!isMarked) return null;
  const days = toDays(amount.low, name);
  if (amount.comparator?.side === 'min') return longOnMarket(amount, days, end);
  return amount.comparator && amount.comparator.side !== 'max' ? null : windowMatch({ lastDays: days }, end);
}

/** Listed more than 60 days ago: criteria tell it as days on market. */
function longOnMarket({ comparator }: Amount, days: number, end: number): Match | null {
  if (!comparator) return null;
  return { end, apply: (draft) => draft.ranges.add('daysOnMarket', { min: days }, 'explicit') };
}

function parseThisYear({ tokens, today }: Sentence, at: number): Match | null {
  const end = skipThisYear(tokens, at);
  return end > at ? windowMatch({ from: toIsoDate(yearOf(today), 1, 1) }, end) : null;
}

/** Plus de 2000 is no year. */
function parseYearWindow({ tokens }: Sentence, at: number): Match | null {
  if (/^(plus|moins)$/.test(tokens[at - 1]?.norm ?? '')) return null;
  const years = parseYears(tokens, at);
  if (!years?.isIntroduced || (years.from ?? years.to ?? 0) < firstYear) return null;
  return windowMatch(
    {
      ...(years.from === undefined ? {} : { from: `${years.from}-01-01` }),
      ...(years.to === undefined ? {} : { to: `${years.to}-12-31` }),
    },
    years.end,
  );
}

function parseDayWindow({ tokens, today }: Sentence, at: number): Match | null {
  const side = sides.find(tokens, at);
  const days = parseDays(tokens, side?.end ?? at, today);
  if (!days || (days.isYearless && !side)) return null;
  // On Summer Lane: nothing happens on a month or a season.
  if (tokens[at]?.norm === 'on' && days.first !== days.last) return null;
  const { first, last, end } = days;
  const joined = skipJoin(tokens, end);
  const second = joined > end ? parseDays(tokens, joined, today) : null;
  const from = second && firstOf(days, second);
  if (second && from && from <= second.last) {
    return windowMatch({ from, to: second.last }, second.end);
  }
  switch (side?.meaning) {
    case 'between':
      return null;
    case 'since':
      return windowMatch({ from: first }, end);
    case 'after':
      return windowMatch({ from: addDays(last, 1) }, end);
    case 'before':
      return windowMatch({ to: addDays(first, -1) }, end);
    case 'until':
      return windowMatch({ to: last }, end);
    default:
      return windowMatch({ from: first, to: last }, end);
  }
}

/** Between November and February begins in the year before; between March and May 2024, in 2024. */
function firstOf({ first, isYearless }: Days, second: Days): string {
  if (!isYearless) return first;
  const inSameYear = addYears(first, yearOf(second.last) - yearOf(first));
  return inSameYear <= second.last ? inSameYear : addYears(inSameYear, -1);
}
