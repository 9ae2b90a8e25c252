import type {
  BadgeRecord,
  BadgeSeries,
  NamedQuery,
  QueryParameter,
  QueryResult,
  QueryUnit,
} from '@hearthline/contract/badges';
import type { Language } from '@hearthline/contract/common';
import type { PeriodStep } from '@hearthline/domain/badge/period';
import type { IsoDate } from '@hearthline/domain/calendar';
import type { DateRange } from '@hearthline/domain/date-range';
import type { ParameterKey } from './catalogue/parameters.ts';
import { parameterOf } from './catalogue/parameters.ts';
import type { QueryDefinition, QueryRow } from './catalogue/query.ts';
import type { RecordDescription } from './record-descriptions.store.ts';
import type { ResolvedValues } from './resolve-values.ts';
import type { Spoken } from './scope-words.ts';
import { describeScope, sampleText, writeDays, writePeriod } from './scope-words.ts';
import { catalogueTexts } from './texts/catalogue-texts.ts';

export const columnsNames = ['period', 'value', 'change', 'records'];

export const paramDefIdOf = (query: QueryDefinition, key: ParameterKey) => `${query.key}.${key}`;

/** The parameter that an id names; undefined where the query has none of that name. */
export function parseParamDefId(query: QueryDefinition, paramDefId: string): ParameterKey | undefined {
  return query.parameters.find((key) => paramDefIdOf(query, key) === paramDefId);
}

export function presentParameter(
  query: QueryDefinition,
  key: ParameterKey,
  language: Language,
): QueryParameter {
  const { type, isRequired, defaultValue, options, resolvers, isDiscoverable } = parameterOf(key);
  const titled = (each: string) => ({ key: each, title: optionText(key, each, language) });
  return {
    paramDefId: paramDefIdOf(query, key),
    discoveryKey: key,
    type,
    title: catalogueTexts[language].parameters[key],
    isRequired,
    defaultValue,
    options: options.map(titled),
    resolvers: resolvers.map(titled),
    isDiscoverable,
  };
}

export function presentQuery(
  query: QueryDefinition,
  language: Language,
  usedIn: NamedQuery['usedIn'] = { badges: 0, dashboards: 0 },
): NamedQuery {
  const { key, category, unit, measure, recordKind, sources, parameters, smallestSample = 0 } = query;
  return {
    key,
    category,
    ...textOf(query, language),
    unit,
    measure,
    recordKind,
    sources: [...sources],
    hasSeries: parameters.includes('period'),
    smallestSample,
    parameters: parameters.map((each) => presentParameter(query, each, language)),
    usedIn,
  };
}

export function textOf(query: QueryDefinition, language: Language): { title: string; description: string } {
  return catalogueTexts[language].queries[query.key] ?? { title: query.key, description: '' };
}

/** Row 0 is the period that was asked for, or now; those before it follow. */
export function presentResult(found: Spoken & { periods: readonly DateRange[] }): QueryResult {
  const { query, values, periods, resolved, today, language } = found;
  return {
    columnsNames,
    rows: values.map(({ value, records }, place) => [
      periodText(periods[place]),
      value,
      changeOf(query.unit, value, values[place + 1]?.value ?? null),
      records,
    ]),
    sentParams: query.parameters.map((key) => ({
      paramDefId: paramDefIdOf(query, key),
      defaultValue: resolved.values[key],
      text: valueText(key, resolved, today, language),
    })),
    scope: describeScope(found),
  };
}

export function presentSeries({
  query,
  resolved,
  language,
  step,
  parts,
  values,
}: Pick<Spoken, 'query' | 'resolved' | 'language' | 'values'> & {
  step: PeriodStep;
  parts: readonly DateRange[];
}): BadgeSeries {
  return {
    step,
    sources: [...query.sources],
    parts: parts.map(({ from, to }, place) => {
      const { value = null, records = 0 } = values[place] ?? {};
      return { from, to, value, records, sample: sampleText({ query, resolved, language }, values[place]) };
    }),
  };
}

/** Shares, days and months change by so many of themselves, everything else by a percentage. */
export function changeOf(unit: QueryUnit, value: number | null, before: number | null): number | null {
  if (value === null || before === null) return null;
  const isPlain = unit === 'percent' || unit === 'days' || unit === 'months';
  if (!isPlain && before === 0) return null;
  const change = isPlain ? value - before : (value / before - 1) * 100;
  return Math.round(change * 100) / 100;
}

export function presentRecords(
  { measure, recordKind }: QueryDefinition,
  rows: readonly QueryRow[],
  described: ReadonlyMap<string, RecordDescription>,
): BadgeRecord[] {
  return rows.map(({ id, day, amount }) => ({
    kind: recordKind,
    id,
    title: '',
    subtitle: '',
    path: '/',
    ...described.get(id),
    on: day,
    amount: measure === 'count' || measure === 'ratio' ? null : amount,
    isHit: measure === 'ratio' ? amount !== null && amount !== 0 : null,
  }));
}

function periodText(period: DateRange | undefined): string | null {
  return period ? `${period.from}/${period.to}` : null;
}

function valueText(
  key: ParameterKey,
  { values, placeNames }: ResolvedValues,
  today: IsoDate,
  language: Language,
): string {
  const value = values[key];
  if (key === 'period' && value !== '') return writePeriod(value, today, language);
  return value === '' ? '' : (placeNames[key] ?? optionText(key, value, language));
}

function optionText(key: ParameterKey, value: string, language: Language): string {
  return parameterOf(key).type === 'days'
    ? writeDays(value, language)
    : (catalogueTexts[language].options[value] ?? value);
}
