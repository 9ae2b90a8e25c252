import { createPhraseSet, createPhraseTable } from '../phrases.ts';
import type { Token } from '../tokens.ts';

/** Years both included. */
export interface Years {
  from?: number;
  to?: number;
  end: number;
  /** A word like in or since stands before them. */
  isIntroduced: boolean;
}

type Side = 'in' | 'after' | 'since' | 'before' | 'until' | 'between';

const sides = createPhraseTable<Side>([
  ['(in|during|en|de|dans|pendant|durant|in the|dans les|les|the|of|around|circa)', 'in'],
  ['(after|post|apres|later than|newer than|plus recent que|plus recente que)', 'after'],
  ['(since|from|depuis|a partir de|des|starting in|as of)', 'since'],
  ['(before|pre|avant|prior to|older than|earlier than)', 'before'],
  ['(until|till|up to|jusqu en|jusqu a)', 'until'],
  ['(between|entre)', 'between'],
]);
const orLater = createPhraseSet(
  '+, or (newer|later|after|more recent|younger), and (newer|later|up|after), (et|ou) (plus recent|plus recente|apres|plus), onwards, on',
);
const orEarlier = createPhraseSet(
  'or (older|earlier|before), and (older|earlier), (et|ou) (plus vieux|plus vieille|avant|moins)',
);
const skipBetween = createPhraseSet('-, to, and, a, et, &');
const skipDecadeWord = createPhraseSet('annees, the, les');

/** Years as a range: after 1990, between 2001 and 2010, the 1990s, années 90. */
export function parseYears(tokens: readonly Token[], at: number): Years | null {
  const side = sides.find(tokens, at);
  const start = side?.end ?? at;
  const decade = parseDecade(tokens, start);
  if (decade) return { ...decade, isIntroduced: true };
  const year = yearAt(tokens, start);
  if (year === null) return null;
  const isIntroduced = side !== null;
  const end = start + 1;
  const second = yearAt(tokens, skipBetween(tokens, end));
  const isSpan = second !== null && skipBetween(tokens, end) > end && second >= year;
  if (isSpan && side?.meaning !== 'after' && side?.meaning !== 'before') {
    return { from: year, to: second, end: skipBetween(tokens, end) + 1, isIntroduced };
  }
  switch (side?.meaning) {
    case 'after':
      return { from: year + 1, end, isIntroduced };
    case 'since':
      return { from: year, end, isIntroduced };
    case 'before':
      return { to: year - 1, end, isIntroduced };
    case 'until':
      return { to: year, end, isIntroduced };
    case 'between':
      return null;
    default: {
      const laterEnd = orLater(tokens, end);
      if (laterEnd > end) return { from: year, end: laterEnd, isIntroduced };
      const earlierEnd = orEarlier(tokens, end);
      if (earlierEnd > end) return { to: year, end: earlierEnd, isIntroduced };
      return { from: year, to: year, end, isIntroduced };
    }
  }
}

function parseDecade(tokens: readonly Token[], at: number): Omit<Years, 'isIntroduced'> | null {
  const start = skipDecadeWord(tokens, at);
  const value = tokens[start]?.value;
  const isEnglish = tokens[start + 1]?.norm === 's' && tokens[start]?.kind === 'number';
  const isFrench = tokens[start - 1]?.norm === 'annees' && start > at;
  if (value === undefined || value % 10 !== 0 || !(isEnglish || isFrench)) return null;
  const from = value < 100 ? (value >= 30 ? 1900 : 2000) + value : value;
  return isYear(from) ? { from, to: from + 9, end: isEnglish ? start + 2 : start + 1 } : null;
}

function yearAt(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  return token?.value !== undefined && /^\d{4}$/.test(token.norm) && isYear(token.value) ? token.value : null;
}

function isYear(value: number): boolean {
  return value >= 1800 && value <= 2100;
}
