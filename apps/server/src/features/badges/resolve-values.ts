import type { FieldIssue } from '@hearthline/contract/errors';
import { isMovingPeriod, parsePeriod } from '@hearthline/domain/badge/period';
import type { IsoDate } from '@hearthline/domain/calendar';
import { AppError } from '../../platform/errors.ts';
import type { ParameterKey } from './catalogue/parameters.ts';
import { mostDays, parameterKeys, parameterOf } from './catalogue/parameters.ts';
import type { QueryDefinition } from './catalogue/query.ts';
import type { QueriesStore } from './queries.store.ts';

/** How one parameter is to be filled: by itself where it has a resolver, otherwise with the value. */
export interface ChosenValue {
  value: string;
  resolverKey: string;
}
export type ChosenValues = Partial<Record<ParameterKey, ChosenValue>>;

export interface ResolvedValues {
  values: Record<ParameterKey, string>;
  /** The places among them by name. */
  placeNames: Partial<Record<ParameterKey, string>>;
}

interface Asker {
  agentId: string;
  city: string;
  today: IsoDate;
}

const placeLevels = ['area', 'municipality', 'community'] as const;

/** What a query is run with. Whatever is not valid is refused by its name, nothing is guessed. */
export async function resolveValues(
  query: QueryDefinition,
  chosen: ChosenValues,
  asker: Asker,
  store: Pick<QueriesStore, 'findMunicipality' | 'findPlace'>,
): Promise<ResolvedValues> {
  const values = Object.fromEntries(parameterKeys.map((key) => [key, ''])) as ResolvedValues['values'];
  const placeNames: ResolvedValues['placeNames'] = {};
  const issues: FieldIssue[] = [];
  for (const key of query.parameters) {
    values[key] = await resolve(key, chosen[key], asker, store);
    if (!isValid(key, values[key], asker)) issues.push(issueOf(key));
  }
  for (const level of placeLevels) {
    if (values[level] === '') continue;
    const name = await store.findPlace(level, values[level]);
    if (name === null) issues.push(issueOf(level));
    else placeNames[level] = name;
  }
  if (issues.length > 0) throw new AppError('invalid_input', { fields: issues });
  return { values, placeNames };
}

async function resolve(
  key: ParameterKey,
  chosen: ChosenValue | undefined,
  { agentId, city }: Asker,
  store: Pick<QueriesStore, 'findMunicipality'>,
): Promise<string> {
  const { defaultValue, isRequired, resolvers } = parameterOf(key);
  // Nobody asks in the name of another agent.
  if (key === 'agent') return agentId;
  const resolver = chosen?.resolverKey ?? '';
  if (resolver === 'myArea' && resolvers.includes(resolver))
    return city === '' ? '' : ((await store.findMunicipality(city)) ?? '');
  if (resolver !== '' && resolvers.includes(resolver)) return resolver;
  const value = chosen?.value ?? '';
  return value === '' && (isRequired || chosen === undefined) ? defaultValue : value;
}

function isValid(key: ParameterKey, value: string, { today }: Asker): boolean {
  const { type, options, isRequired } = parameterOf(key);
  if (value === '') return !isRequired;
  if (type === 'period') return parsePeriod(value, today) !== undefined;
  if (type === 'days') return /^[1-9]\d{0,2}$/.test(value) && Number(value) <= mostDays;
  return options.length === 0 || options.includes(value);
}

export function isResolverOf(key: ParameterKey, resolver: string): boolean {
  return parameterOf(key).resolvers.includes(resolver);
}

/** A value that a badge may keep; the day does not matter to what is a period. */
export function isKeepable(key: ParameterKey, value: string): boolean {
  return (
    value === '' ||
    isMovingPeriod(value) ||
    isValid(key, value, { agentId: '', city: '', today: '2000-01-01' })
  );
}

function issueOf(key: ParameterKey): FieldIssue {
  return { path: key, code: 'invalid_value', message: `${key} is not valid` };
}
