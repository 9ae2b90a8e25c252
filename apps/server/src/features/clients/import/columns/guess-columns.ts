import type { ImportHabit, ImportTarget } from '@hearthline/contract/client-import';
import { csvHeadings } from '../../export/client-csv.ts';
import type { ColumnStats } from './column-stats.ts';
import type { Meaning } from './headings.ts';
import { guessHeading, keyOf, parseHeading } from './headings.ts';
import type { PlanColumn } from './import-plan.ts';
import { dateTargets } from './import-plan.ts';
import { matchWord } from './value-words.ts';

const ownKeys = csvHeadings.map(keyOf);

/** Whose habit of naming columns this is. */
export function detectHabit(headings: readonly string[]): ImportHabit {
  const keys = new Set(headings.map(keyOf));
  const hasSome = (...wanted: string[]) => wanted.some((key) => keys.has(key));
  if (ownKeys.filter((key) => keys.has(key)).length > ownKeys.length / 2) return 'hearthline';
  if (hasSome('e mail 1 value', 'phone 1 value', 'e mail 1 label', 'group membership')) return 'google';
  if (hasSome('e mail address', 'adresse de messagerie', 'business street', 'home street', 'rue domicile'))
    return 'outlook';
  return hasSome('stage') && hasSome('email 1', 'phone 1') ? 'followUpBoss' : 'unknown';
}

/** Several columns may tell these; of the others, the first column does. */
const shared = new Set<ImportTarget>(['note', 'tags', 'otherEmail', 'otherPhone', 'address1', 'address2']);
const spill: Partial<Record<ImportTarget, ImportTarget>> = {
  email: 'otherEmail',
  phone: 'otherPhone',
  homeNumber: 'otherPhone',
  officeNumber: 'otherPhone',
};

/** What each column is likely meant to be, with how sure that is. */
export function guessColumns(
  headings: readonly string[],
  stats: readonly ColumnStats[],
  habit: ImportHabit,
): PlanColumn[] {
  const keys = headings.map(keyOf);
  const taken = new Set<string>();
  return keys.map((key, index): PlanColumn => {
    const column = stats[index] ?? emptyStats;
    const found = findMeaning(key, index, keys, habit, column);
    const target = claim(found, taken);
    const match = target === 'ignore' && found.match !== 'sure' ? 'none' : found.match;
    return {
      ...column,
      name: headings[index] || `${index + 1}`,
      guess: { target, match },
      target,
      group: found.group,
      labelColumn: findLabel(key, keys),
      chosen: {},
    };
  });
}

const emptyStats: ColumnStats = { samples: [], values: [], dates: { dayFirst: 0, monthFirst: 0, both: 0 } };
type Found = Meaning & { match: 'sure' | 'guess' };

function findMeaning(
  key: string,
  index: number,
  keys: readonly string[],
  habit: ImportHabit,
  stats: ColumnStats,
): Found {
  const sure = (target: ImportTarget): Found => ({ target, group: null, match: 'sure' });
  const guess = (target: ImportTarget): Found => ({ target, group: null, match: 'guess' });
  if (key === 'source') return habit === 'hearthline' ? sure('source') : guess(pickSource(stats));
  if (key === 'nom' || key === 'name') {
    const hasFirst = keys.some((other) => parseHeading(other)?.target === 'firstName');
    return sure(key === 'nom' && hasFirst ? 'lastName' : 'fullName');
  }
  // Outlook calls two columns so: how somebody is addressed, and what they work as.
  if (key === 'titre' && keys.indexOf(key) < index) return sure('jobTitle');
  if ((key === 'title' || key === 'titre') && habit === 'unknown') return guess('jobTitle');
  // The whole address in one cell is of use only where its parts are missing.
  const [, address] = /^(address \d+) formatted$/.exec(key) ?? [];
  if (address)
    return {
      target: keys.includes(`${address} street`) ? 'ignore' : 'address1',
      group: address,
      match: 'sure',
    };
  const meaning = parseHeading(key);
  if (meaning) return { ...meaning, match: 'sure' };
  return guess(guessHeading(key) ?? guessByValues(stats));
}

/** How the agent got to know somebody, or through what they wrote first: the values tell. */
function pickSource({ values }: ColumnStats): ImportTarget {
  const hits = (target: 'source' | 'leadSource') =>
    values.filter(({ value }) => matchWord(target, value) !== null).length;
  return hits('source') > hits('leadSource') ? 'source' : 'leadSource';
}

function guessByValues({ samples }: ColumnStats): ImportTarget {
  const all = (pattern: RegExp) => samples.length > 0 && samples.every((sample) => pattern.test(sample));
  if (all(/^[^\s@]+@[^\s@.]+\.[^\s@]+$/)) return 'email';
  if (all(/^\+?1?[\s.(-]*\d{3}[\s.)-]*\d{3}[\s.-]*\d{4}$/)) return 'phone';
  return all(/^[a-z]\d[a-z][\s-]?\d[a-z]\d$/i) ? 'postalCode' : 'ignore';
}

/** The same thing told twice: a second address or number is one more, anything else is left out. */
function claim({ target, group }: Found, taken: Set<string>): ImportTarget {
  if (target === 'ignore' || shared.has(target)) return target;
  const claimed = group === null ? target : `${group} ${target}`;
  if (!taken.has(claimed)) {
    taken.add(claimed);
    return target;
  }
  return spill[target] ?? 'ignore';
}

function findLabel(key: string, keys: readonly string[]): number | null {
  const series = /^(phone \d+)( value)?$/.exec(key)?.[1];
  const index = series
    ? keys.findIndex((other) => other === `${series} label` || other === `${series} type`)
    : -1;
  return index < 0 ? null : index;
}

/** Whether dates begin with the day, and whether somebody has to say so. */
export function evaluateDates(
  columns: readonly Pick<PlanColumn, 'target' | 'dates'>[],
  habit: ImportHabit,
): { isDayFirst: boolean; isUnclear: boolean } {
  const dates = columns.filter(({ target }) => dateTargets.includes(target)).map((column) => column.dates);
  const sum = (pick: (each: ColumnStats['dates']) => number) =>
    dates.reduce((total, each) => total + pick(each), 0);
  const [dayFirst, monthFirst, both] = [
    sum((each) => each.dayFirst),
    sum((each) => each.monthFirst),
    sum((each) => each.both),
  ];
  if (dayFirst !== monthFirst)
    return { isDayFirst: dayFirst > monthFirst, isUnclear: Math.min(dayFirst, monthFirst) > 0 };
  // Programs from the United States write the month first; people here more often the day.
  return { isDayFirst: habit !== 'outlook' && habit !== 'followUpBoss', isUnclear: both + dayFirst > 0 };
}
