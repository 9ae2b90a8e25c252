import type { ResultScope } from '@hearthline/contract/badges';
import { boardPeriod } from '@hearthline/contract/board-scope';
import type { Language } from '@hearthline/contract/common';
import { isMovingPeriod, parsePeriod } from '@hearthline/domain/badge/period';
import type { IsoDate } from '@hearthline/domain/calendar';
import { countDays } from '@hearthline/domain/calendar';
import { fewRecords } from '@hearthline/domain/few';
import { createFormat } from '@hearthline/format/format';
import type { ParameterKey } from './catalogue/parameters.ts';
import type { QueryDefinition } from './catalogue/query.ts';
import type { PeriodValue } from './queries.store.ts';
import type { ChosenValues, ResolvedValues } from './resolve-values.ts';
import { resolverOf } from './resolve-values.ts';
import type { Counted } from './texts/catalogue-texts.ts';
import { catalogueTexts } from './texts/catalogue-texts.ts';

const silent = { text: '', note: '' };
/** Of a number that is not told. */
export const silentScope: ResultScope = {
  area: silent,
  period: silent,
  choices: [],
  comparison: '',
  comparisonSample: '',
  sample: '',
};

export interface Spoken {
  query: QueryDefinition;
  chosen: ChosenValues;
  resolved: ResolvedValues;
  /** Of the period that was asked for and the one before it. */
  values: readonly PeriodValue[];
  today: IsoDate;
  language: Language;
}

/** What a number speaks of: where, when, of which, against what, and on how few. */
export function describeScope(spoken: Spoken): ResultScope {
  return {
    area: { text: areaText(spoken), note: areaNote(spoken) },
    period: { text: whenText(spoken), note: periodNote(spoken) },
    choices: choiceTexts(spoken),
    ...describeComparison(spoken),
    sample: sampleText(spoken, spoken.values[0]),
  };
}

/** A moving period by its name, two days as such. */
export function writePeriod(period: string, today: IsoDate, language: Language): string {
  if (isMovingPeriod(period)) return catalogueTexts[language].options[period] ?? period;
  const range = parsePeriod(period, today);
  return range ? createFormat(language).period(range.from, range.to, today) : period;
}

export function writeDays(days: string | number, language: Language): string {
  return writeCount(catalogueTexts[language].days, Number(days), language);
}

/** On how few records a value rests that would say something else with the next one; empty where they are enough. */
export function sampleText({ query, resolved, language }: Sampled, value: PeriodValue | undefined): string {
  const isPlain = query.measure === 'count' || query.measure === 'sum';
  if (isPlain || !value || value.value === null || value.sample >= fewRecords) return '';
  const records = recordsText(
    { query, resolved, language },
    value.sample,
    query.basesAre ?? query.recordsAre,
  );
  return catalogueTexts[language].scope.sample.replace('{{records}}', records);
}

type Sampled = Pick<Spoken, 'query' | 'resolved' | 'language'>;

/** So many sales, listings, clients … */
export function recordsText(
  { query, resolved, language }: Sampled,
  count: number,
  they: QueryDefinition['recordsAre'] = query.recordsAre,
): string {
  const { records } = catalogueTexts[language].scope;
  const sales = resolved.values.offer === 'lease' ? records.lease : records.sale;
  return writeCount(they === 'sale' ? sales : records[query.recordKind], count, language);
}

function writeCount({ one, other }: Counted, count: number, language: Language): string {
  // French counts nought like one.
  const isOne = language === 'fr' ? count < 2 : count === 1;
  return (isOne ? one : other).replace('{{count}}', createFormat(language).number(count));
}

const places = ['community', 'municipality', 'area'] as const;
const hasPlaces = ({ parameters }: QueryDefinition) => parameters.includes('municipality');

function areaText({ query, resolved, language }: Spoken): string {
  const { own, favorites, everywhere } = catalogueTexts[language].scope;
  if (!hasPlaces(query)) return query.sources.includes('favorites') ? favorites : own[query.recordKind];
  const names = places.flatMap((level) => resolved.placeNames[level] ?? []);
  return names.length === 0 ? everywhere : names.join(', ');
}

function areaNote({ query, resolved, language }: Spoken): string {
  const { area, municipality, community } = resolved.values;
  const isBoards = area === '' && community === '' && municipality === resolved.board.area;
  return !hasPlaces(query) || isBoards ? '' : catalogueTexts[language].scope.ownArea;
}

function whenText({ query, resolved: { values }, today, language }: Spoken): string {
  const { now, ahead, back } = catalogueTexts[language].scope;
  if (query.parameters.includes('period')) return writePeriod(values.period, today, language);
  if (query.parameters.includes('daysAhead'))
    return ahead.replace('{{days}}', writeDays(values.daysAhead, language));
  if (query.parameters.includes('daysBack'))
    return back.replace('{{days}}', writeDays(values.daysBack, language));
  return now;
}

/** Said where the board has a range that does not hold here. */
function periodNote({ query, chosen, resolved: { values, board }, language }: Spoken): string {
  if (board.period === null) return '';
  const { ownPeriod, noPeriod } = catalogueTexts[language].scope;
  if (!query.parameters.includes('period')) return noPeriod;
  const isBoards = resolverOf('period', chosen.period) === boardPeriod || values.period === board.period;
  return isBoards ? '' : ownPeriod;
}

const spokenChoices = ['offer', 'homeKind', 'listingStatus', 'clientCategory'] as const;

function choiceTexts({ query, resolved: { values }, language }: Spoken): string[] {
  const { options } = catalogueTexts[language];
  return spokenChoices
    .filter((key: ParameterKey) => query.parameters.includes(key) && values[key] !== '')
    .filter((key) => key !== 'offer' || values.offer === 'lease')
    .map((key) => options[values[key]] ?? values[key]);
}

/** Against what the change is measured: as much of the calendar before, or as many days. */
function describeComparison(spoken: Spoken): Pick<ResultScope, 'comparison' | 'comparisonSample'> {
  const { query, resolved, values, today, language } = spoken;
  const [now, before] = values;
  if (!query.parameters.includes('period') || now?.value == null || before?.value == null)
    return { comparison: '', comparisonSample: '' };
  const isFew = before.sample < fewRecords;
  return {
    comparison: writeComparison(resolved.values.period, today, language),
    comparisonSample: isFew ? recordsText(spoken, before.sample, query.basesAre ?? query.recordsAre) : '',
  };
}

export function writeComparison(period: string, today: IsoDate, language: Language): string {
  const { comparisons } = catalogueTexts[language].scope;
  if (period === 'today' || period === 'thisWeek' || period === 'thisMonth' || period === 'thisYear')
    return comparisons[period];
  const range = parsePeriod(period, today);
  const days = range ? countDays(range.from, range.to) : 0;
  return days === 1 ? comparisons.day : comparisons.days.replace('{{days}}', writeDays(days, language));
}
