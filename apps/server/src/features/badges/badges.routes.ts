import type { badgeEndpoints } from '@hearthline/contract/badge-endpoints';
import type { Language } from '@hearthline/contract/common';
import { AppError } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import { errorTexts } from '../../platform/http/error-texts.ts';
import type { Log } from '../../platform/log/log.ts';
import { settleAll } from '../../platform/settle-all.ts';
import type { BadgesService } from './badges.service.ts';
import { mostAtOnce } from './badges.service.ts';
import { findQuery } from './catalogue/catalogue.ts';
import { parseParamDefId } from './queries.presenter.ts';
import type { Executed, QueriesService } from './queries.service.ts';
import type { ChosenValues } from './resolve-values.ts';
import type { ScopeService } from './scope.service.ts';

export function createBadgesRoutes({
  badges,
  queries,
  scope,
  log,
}: {
  badges: BadgesService;
  queries: QueriesService;
  scope: ScopeService;
  log: Pick<Log, 'error'>;
}): Handlers<typeof badgeEndpoints> {
  const reply = <T>(result: T) => ({ isSuccess: true as const, result });

  /** Why one of several has no value; the others have theirs all the same. */
  function explain(reason: unknown, language: Language) {
    const code = reason instanceof AppError ? reason.code : 'internal';
    if (code === 'internal') log.error({ err: reason }, 'A badge could not be counted');
    return { code, friendlyMessage: errorTexts[code][language] };
  }

  return {
    'GET /badges': async ({ caller, query, language }) => {
      const { rows, total } = await badges.list(caller.agentId, language, query);
      return { ...reply(rows), totalRows: total };
    },
    'GET /badges/{id}/exec': async ({ caller, params, language }) =>
      reply(await badges.execute(caller.agentId, language, params.id)),
    'POST /badges/{id}/exec/params': async ({ caller, params, body, language }) =>
      reply(await badges.execute(caller.agentId, language, params.id, body)),
    'POST /badges/exec': async ({ caller, body, language }) => {
      const settled = await badges.executeMany(caller.agentId, language, body.items);
      return reply(
        settled.map((each, place) => ({
          badgeId: body.items[place]?.badgeId ?? '',
          execution: each.status === 'fulfilled' ? each.value : null,
          error: each.status === 'rejected' ? explain(each.reason, language) : null,
        })),
      );
    },
    'POST /badges/{id}/series': async ({ caller, params, body, language }) =>
      reply(await badges.listSeries(caller.agentId, language, params.id, body.params)),
    'GET /badges/scope': async ({ caller, language }) => reply(await scope.get(caller.agentId, language)),
    'PUT /badges/scope': async ({ caller, body, language }) =>
      reply(await scope.put(caller.agentId, language, body)),
    'POST /badges/{id}/records': async ({ caller, params, body, language }) =>
      reply(
        await badges.listRecords(caller.agentId, language, params.id, {
          ...body,
          cursor: body.cursor ?? null,
        }),
      ),
    'GET /queries/{key}': async ({ caller, params, language }) =>
      reply(await badges.getQuery(caller.agentId, language, params.key)),
    'POST /queries/{key}/exec': async ({ caller, params, body, language }) => {
      const chosen = parseChosen(params.key, body.params);
      const asked = { agentId: caller.agentId, language, queryKey: params.key, chosen };
      return reply(presentExecuted(await queries.execute(asked)));
    },
    'POST /queries/exec': async ({ caller, body, language }) => {
      const { agentId } = caller;
      const settled = await settleAll(body.keys, mostAtOnce, async (queryKey) =>
        queries.execute({ agentId, language, queryKey, chosen: {} }),
      );
      return reply(
        settled.map((each, place) => ({
          key: body.keys[place] ?? '',
          execution: each.status === 'fulfilled' ? presentExecuted(each.value) : null,
        })),
      );
    },
    'POST /queries/{key}/records': async ({ caller, params, body, language }) => {
      const chosen = parseChosen(params.key, body.params);
      const asked = { agentId: caller.agentId, language, queryKey: params.key, chosen };
      return reply(await queries.listRecords(asked, body.cursor ?? null, body.limit));
    },
    'POST /admin/badge': async ({ caller, body }) => reply(await badges.create(caller, body)),
    'PUT /admin/badge/{badgeId}': async ({ caller, params, body }) =>
      reply(await badges.update(caller, params.badgeId, body)),
    'DELETE /admin/badge/{badgeId}': async ({ caller, params }) => {
      await badges.remove(caller.agentId, params.badgeId);
      return { isSuccess: true as const };
    },
    'POST /admin/badge/{badgeId}/restore': async ({ caller, params }) =>
      reply(await badges.restore(caller.agentId, params.badgeId)),
    'GET /admin/badge/categories': async ({ caller, query, language }) => {
      const found = await badges.listCategories(caller.agentId, language, query.term ?? '');
      const { page, pageSize } = query;
      return { ...reply(found.slice((page - 1) * pageSize, page * pageSize)), totalRows: found.length };
    },
  };
}

function presentExecuted({ lock, queryResult, executedAt, milliseconds }: Executed) {
  return { lock, queryResult, executedAt: executedAt.toISOString(), milliseconds };
}

function parseChosen(
  key: string,
  params: readonly { paramDefId: string; value: string; resolverKey: string }[],
): ChosenValues {
  const query = findQuery(key);
  const chosen: ChosenValues = {};
  for (const [place, { paramDefId, value, resolverKey }] of params.entries()) {
    const parameter = parseParamDefId(query, paramDefId);
    if (!parameter)
      throw new AppError('invalid_input', {
        fields: [
          { path: `params.${place}.paramDefId`, code: 'invalid_value', message: 'paramDefId is not valid' },
        ],
      });
    chosen[parameter] = { value, resolverKey };
  }
  return chosen;
}
