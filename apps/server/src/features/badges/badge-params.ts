import type { BadgeBody } from '@hearthline/contract/badges';
import { boardArea, boardPeriod } from '@hearthline/contract/board-scope';
import type { FieldIssue } from '@hearthline/contract/errors';
import { AppError } from '../../platform/errors.ts';
import { createId } from '../../platform/ids.ts';
import { isOpenToViewer } from './badges.presenter.ts';
import type { BadgeRow, KeptParam } from './badges.store.ts';
import type { ParameterKey } from './catalogue/parameters.ts';
import { parameterOf } from './catalogue/parameters.ts';
import type { QueryDefinition } from './catalogue/query.ts';
import { parseParamDefId } from './queries.presenter.ts';
import type { ChosenValues } from './resolve-values.ts';
import { isKeepable, isResolverOf } from './resolve-values.ts';

type SentParam = BadgeBody['params'][number];

/**
 * Every parameter of the query, as the body fills it or by its default. Parameters keep their ids, because dashboards
 * refer to them.
 */
export function keepParams(
  query: QueryDefinition,
  sent: readonly SentParam[],
  before: readonly KeptParam[],
): KeptParam[] {
  const issues: FieldIssue[] = [];
  const byKey = new Map<ParameterKey, SentParam>();
  for (const [place, param] of sent.entries()) {
    const key = parseParamDefId(query, param.paramDefId);
    if (!key || byKey.has(key)) issues.push(issueAt(place, 'paramDefId'));
    else {
      byKey.set(key, param);
      if (!isKeepable(key, param.value)) issues.push(issueAt(place, 'value'));
      if (param.enableResolver && !isResolverOf(key, param.resolverKey))
        issues.push(issueAt(place, 'resolverKey'));
      if (param.enableDiscovery && !parameterOf(key).isDiscoverable)
        issues.push(issueAt(place, 'enableDiscovery'));
    }
  }
  if (issues.length > 0) throw new AppError('invalid_input', { fields: issues });
  return query.parameters.map((key) => {
    const param = byKey.get(key);
    return {
      id: before.find((each) => each.key === key)?.id ?? createId(),
      key,
      value: param?.value ?? parameterOf(key).defaultValue,
      enableDiscovery: param?.enableDiscovery ?? false,
      enableResolver: param?.enableResolver ?? false,
      resolverKey: param?.enableResolver ? param.resolverKey : '',
    };
  });
}

export interface ViewersParam {
  badgeParamId: string;
  value: string;
}

/** How the badge is filled, with what its viewer changed where that is open to change. */
export function withViewersChoice(
  badge: Pick<BadgeRow, 'params' | 'isDiscoverable' | 'isResolverEnabled'>,
  changes: readonly ViewersParam[],
): ChosenValues {
  const chosen: ChosenValues = Object.fromEntries(
    badge.params.map(({ key, value, enableResolver, resolverKey }) => [
      key,
      { value, resolverKey: badge.isResolverEnabled && enableResolver ? resolverKey : '' },
    ]),
  );
  for (const [place, { badgeParamId, value }] of changes.entries()) {
    const param = badge.params.find(({ id }) => id === badgeParamId);
    if (!param || !isOpenToViewer(badge, param))
      throw new AppError('invalid_input', { fields: [issueAt(place, 'badgeParamId')] });
    // Who leaves it to the board again leaves the badge its own value for a board that says nothing.
    chosen[param.key] = isBoardResolver(value)
      ? { value: param.value, resolverKey: value }
      : { value, resolverKey: '' };
  }
  return chosen;
}

const isBoardResolver = (value: string) => value === boardArea || value === boardPeriod;

function issueAt(place: number, field: string): FieldIssue {
  return { path: `params.${place}.${field}`, code: 'invalid_value', message: `${field} is not valid` };
}
