import type { BoardScope } from '@hearthline/contract/board-scope';
import { boardArea, boardPeriod } from '@hearthline/contract/board-scope';
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
  /** What the board says: a municipality or empty, and a period or null. */
  board: BoardScope;
}

interface Asker {
  agentId: string;
  city: string;
  today: IsoDate;
  board: BoardScope;
}

/** What a board begins with. */
export const firstScope: BoardScope = { area: 'myArea', period: null };

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
  const board = { ...asker.board, area: await findBoardArea(asker, store) };
  for (const key of query.parameters) {
    values[key] = await resolve(key, chosen[key], { ...asker, board }, store);
    if (!isValid(key, values[key], asker)) issues.push(issueOf(key));
  }
  // A place that was chosen beside it need not lie in the board's area.
  if (resolverOf('municipality', chosen.municipality) === boardArea && (values.area || values.community))
    values.municipality = '';
  for (const level of placeLevels) {
    if (values[level] === '') continue;
    const name = await store.findPlace(level, values[level]);
    if (name === null) issues.push(issueOf(level));
    else placeNames[level] = name;
  }
  if (issues.length > 0) throw new AppError('invalid_input', { fields: issues });
  return { values, placeNames, board };
}

/** The code of the municipality that a board stands for; empty for everywhere. */
export async function findBoardArea(
  { board, city }: Pick<Asker, 'board' | 'city'>,
  store: Pick<QueriesStore, 'findMunicipality'>,
): Promise<string> {
  if (board.area !== 'myArea') return board.area;
  return city === '' ? '' : ((await store.findMunicipality(city)) ?? '');
}

/** What fills the parameter; a value may name it as well. Where nothing was chosen, the board does if it can. */
export function resolverOf(key: ParameterKey, chosen: ChosenValue | undefined): string {
  const { resolvers } = parameterOf(key);
  if (chosen === undefined) return resolvers.find((each) => each === boardArea || each === boardPeriod) ?? '';
  const named = chosen.resolverKey || chosen.value;
  return resolvers.includes(named) ? named : '';
}

async function resolve(
  key: ParameterKey,
  chosen: ChosenValue | undefined,
  { agentId, city, board }: Asker,
  store: Pick<QueriesStore, 'findMunicipality'>,
): Promise<string> {
  const { defaultValue, isRequired } = parameterOf(key);
  // Nobody asks in the name of another agent.
  if (key === 'agent') return agentId;
  const resolver = resolverOf(key, chosen);
  if (resolver === boardArea) return board.area;
  if (resolver === 'myArea') return findBoardArea({ board: firstScope, city }, store);
  if (resolver !== '' && resolver !== boardPeriod) return resolver;
  if (resolver === boardPeriod && board.period !== null) return board.period;
  // Without a range on the board each badge has its own.
  const value = chosen === undefined || chosen.value === boardPeriod ? '' : chosen.value;
  return value === '' && (isRequired || chosen === undefined) ? defaultValue : value;
}

function isValid(key: ParameterKey, value: string, { today }: Pick<Asker, 'today'>): boolean {
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
  return value === '' || isMovingPeriod(value) || isValid(key, value, { today: '2000-01-01' });
}

function issueOf(key: ParameterKey): FieldIssue {
  return { path: key, code: 'invalid_value', message: `${key} is not valid` };
}
