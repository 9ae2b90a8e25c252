import type { Language } from '@hearthline/contract/common';
import type { LookupItem, lookupEndpoints } from '@hearthline/contract/lookups';
import { compareNames } from '@hearthline/format/intl-writers';
import type { Handlers } from '../../platform/http/bind.ts';
import { listDaysOfMonth, listLookup } from './lookups.catalogue.ts';
import type { LookupsStore, PlaceRow } from './lookups.store.ts';

export function createLookupsRoutes({ store }: { store: LookupsStore }): Handlers<typeof lookupEndpoints> {
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
    'GET /lookup/area': async ({ language }) => ({
      isSuccess: true,
      result: presentPlaces(await store.listAreas(), language),
    }),
    'GET /lookup/municipality': async ({ query, language }) => ({
      isSuccess: true,
      result: presentPlaces(await store.listMunicipalities(query.areaCodes), language),
    }),
    'GET /lookup/community': async ({ query, language }) => ({
      isSuccess: true,
      result: presentPlaces(await store.listCommunities(query.municipalityCodes), language),
    }),
  };
}

/** Sorted as a reader of that language looks them up: the accents of a name do not put it at the end. */
function presentPlaces(rows: PlaceRow[], language: Language): LookupItem[] {
  return rows
    .map(({ code, name }) => ({ id: code, name, code }))
    .sort((a, b) => compareNames(language, a.name, b.name) || compareNames(language, a.code, b.code));
}
