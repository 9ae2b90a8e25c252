import type { BadgeParam, NamedQuery, QueryParameter } from '@hearthline/contract/badges';
import { boardArea, boardPeriod } from '@hearthline/contract/board-scope';

/** How one parameter of a badge is filled. */
export interface ParamChoice {
  value: string;
  enableDiscovery: boolean;
  enableResolver: boolean;
  resolverKey: string;
}

export type ParamChoices = Readonly<Record<string, ParamChoice>>;

/** What the board says, or what is the agent, fills itself from the beginning. */
function startChoice({ type, defaultValue, resolvers }: QueryParameter): ParamChoice {
  const own =
    resolvers.find(({ key }) => isBoards(key)) ??
    resolvers.find(({ key }) => key === defaultValue) ??
    (type === 'agent' ? resolvers[0] : undefined);
  return {
    value: defaultValue,
    enableDiscovery: false,
    enableResolver: own !== undefined,
    resolverKey: own?.key ?? '',
  };
}

export function startChoices(query: NamedQuery): ParamChoices {
  return Object.fromEntries(
    query.parameters.map((parameter) => [parameter.paramDefId, startChoice(parameter)]),
  );
}

/** Those of a saved badge; a parameter that the query got later begins with its default. */
export function choicesOf(query: NamedQuery, params: readonly BadgeParam[]): ParamChoices {
  const saved = params.map(
    ({ paramDefId, value, enableDiscovery, enableResolver, resolverKey }) =>
      [paramDefId, { value, enableDiscovery, enableResolver, resolverKey }] as const,
  );
  return { ...startChoices(query), ...Object.fromEntries(saved) };
}

/** Places below another one are forgotten when the one above changes: they may lie outside of it now. */
const placesBelow: Partial<Record<QueryParameter['type'], readonly QueryParameter['type'][]>> = {
  area: ['municipality', 'community'],
  municipality: ['community'],
};

export function changeChoice(
  query: NamedQuery,
  choices: ParamChoices,
  parameter: QueryParameter,
  change: Partial<ParamChoice>,
): ParamChoices {
  const before = choices[parameter.paramDefId] ?? startChoice(parameter);
  const next = { ...choices, [parameter.paramDefId]: { ...before, ...change } };
  if (change.value === undefined || change.value === before.value) return next;
  const below = placesBelow[parameter.type] ?? [];
  const emptied = query.parameters
    .filter(({ type }) => below.includes(type))
    .map(({ paramDefId, ...rest }) => {
      const kept = next[paramDefId] ?? startChoice({ paramDefId, ...rest });
      return [paramDefId, { ...kept, value: '' }] as const;
    });
  return { ...next, ...Object.fromEntries(emptied) };
}

/** What was picked in the field of a parameter: a value, or to leave it to the board. */
export function pickedChoice(picked: string): Partial<ParamChoice> {
  return isBoards(picked)
    ? { enableResolver: true, resolverKey: picked }
    : { value: picked, enableResolver: false, resolverKey: '' };
}

const isBoards = (key: string) => key === boardPeriod || key === boardArea;

/** What the query is run with: what fills a parameter, and its value for where that has nothing to say. */
export function runValues(query: NamedQuery, choices: ParamChoices, isResolverEnabled = true) {
  return query.parameters.map((parameter) => {
    const { value, enableResolver, resolverKey } = choices[parameter.paramDefId] ?? startChoice(parameter);
    const isResolved = isResolverEnabled && enableResolver;
    return { paramDefId: parameter.paramDefId, value, resolverKey: isResolved ? resolverKey : '' };
  });
}

/** The value chosen for the parameter of a type, empty without one. */
export function valueOfType(query: NamedQuery, choices: ParamChoices, type: QueryParameter['type']): string {
  const parameter = query.parameters.find((each) => each.type === type);
  return parameter ? (choices[parameter.paramDefId]?.value ?? '') : '';
}
