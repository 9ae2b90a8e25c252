import type { lookupEndpoints } from '@hearthline/contract/lookups';
import type { Handlers } from '../../platform/http/bind.ts';
import { listDaysOfMonth, listLookup } from './lookups.catalogue.ts';

export function createLookupsRoutes(): Handlers<typeof lookupEndpoints> {
  return {
    'GET /lookup': ({ query, language }) => ({
      isSuccess: true,
      result: listLookup(query.typeName, language),
    }),
    'GET /lookup/groups': ({ query, language }) => ({
      isSuccess: true,
      result: Object.fromEntries(query.typeNames.map((type) => [type, listLookup(type, language)])),
    }),
    'GET /lookup/month/{month}/days': ({ params }) => ({
      isSuccess: true,
      result: listDaysOfMonth(params.month),
    }),
  };
}
