import { yearOf } from '../../calendar.ts';
import { parseAmount } from '../amounts.ts';
import type { Match, PhraseParser, Sentence } from '../match.ts';
import { createPhraseSet } from '../phrases.ts';
import type { Years } from './parse-years.ts';
import { parseYears } from './parse-years.ts';
import { rangeMatch } from './range-match.ts';

const skipBuilt = createPhraseSet(
  '(year |)built, build, constructed, construction, year of construction, (construit|construite|construits|construites), (bati|batie|batis|baties), annee de construction, (year built|annee de construction) :, built :',
);
const skipRelative = createPhraseSet(
  'in the last, within the last, in the past, il y a, depuis, dans les, au cours des, less than, dans les derniers, within',
);
/** Behind the years: post 2000 construction. */
const skipBuiltAfter = createPhraseSet('build, builds, built, construction, homes built');
const skipAfterRelative = createPhraseSet('ago, dernieres annees, derniers ans');

/** When a home was built, as years or as an age; ages are what criteria know. */
export const parseBuilt: PhraseParser = (sentence, at): Match | null => {
  const { tokens } = sentence;
  const start = skipBuilt(tokens, at);
  if (start === at) {
    const before = parseYears(tokens, at);
    const end = before ? skipBuiltAfter(tokens, before.end) : at;
    return before && end > before.end ? yearsMatch(sentence, { ...before, end }) : null;
  }
  const years = parseYears(tokens, start);
  if (years) return yearsMatch(sentence, years);
  const skipped = skipRelative(tokens, start);
  for (const from of [start, skipped]) {
    const amount = parseAmount(tokens, from);
    const isAge = amount?.unit?.type === 'measure' && amount.unit.measure === 'year';
    if (!amount || !isAge || amount.comparator?.side === 'between') continue;
    const comparator = amount.comparator ?? { side: 'max' as const };
    return rangeMatch('age', { ...amount, comparator }, 1, skipAfterRelative(tokens, amount.end));
  }
  return null;
};

function yearsMatch({ today }: Sentence, { from, to, end }: Years): Match | null {
  const thisYear = yearOf(today);
  const range = {
    ...(to === undefined ? {} : { min: Math.max(0, thisYear - to) }),
    ...(from === undefined ? {} : { max: thisYear - from }),
  };
  return { end, apply: (draft) => draft.ranges.add('age', range, 'explicit') };
}
