import type { Projection } from '@hearthline/contract/listing-detail';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/client.ts';
import { libraryDefaults } from '../../../shared/api/query-client.ts';

export interface Place {
  longitude: number;
  latitude: number;
}

/** As far as a school is still called nearby, and as many as one page shows. */
const schools = { radiusMetres: 5_000, limit: 20 };
/** Schools and census figures come with imports, seldom. */
const placeFreshMs = 10 * 60_000;

export function detailQuery(id: string, projection: Projection) {
  return queryOptions({
    queryKey: ['listings', 'detail', id, projection],
    queryFn: async ({ signal }) =>
      (await request('GET /listings/{id}', { params: { id }, query: { projection }, signal })).result,
  });
}

export function historyQuery(id: string) {
  return queryOptions({
    queryKey: ['listings', 'history', id],
    queryFn: async ({ signal }) =>
      (await request('GET /listings/{id}/history', { params: { id }, signal })).result,
  });
}

/** It begins as everything about analyses does: who saves a value finds it here. */
export function estimateQuery(listingId: string) {
  return queryOptions({
    queryKey: ['cma', 'estimate', listingId],
    queryFn: async ({ signal }) =>
      (await request('GET /cma/estimates/{listingId}', { params: { listingId }, signal })).result,
  });
}

export function similarQuery(id: string) {
  return queryOptions({
    queryKey: ['listings', 'similar', id],
    queryFn: async ({ signal }) =>
      (await request('GET /listings/{id}/similar', { params: { id }, signal })).result,
  });
}

export function comparablesQuery(id: string) {
  return queryOptions({
    queryKey: ['listings', 'comparables', id],
    queryFn: async ({ signal }) =>
      (await request('GET /listings/{id}/comparables', { params: { id }, signal })).result,
  });
}

export function marketQuery(id: string) {
  return queryOptions({
    queryKey: ['listings', 'market', id],
    queryFn: async ({ signal }) =>
      (await request('GET /listings/{id}/market', { params: { id }, signal })).result,
  });
}

export function schoolsQuery({ longitude, latitude }: Place) {
  return queryOptions({
    queryKey: ['places', 'schools', longitude, latitude],
    queryFn: async ({ signal }) =>
      (await request('GET /places/schools', { query: { longitude, latitude, ...schools }, signal })).result,
    ...libraryDefaults,
    staleTime: placeFreshMs,
  });
}

/** Names of languages come in the language of the screen, so each language has its own answer. */
export function demographicsQuery({ longitude, latitude }: Place, language: string) {
  return queryOptions({
    queryKey: ['places', 'demographics', longitude, latitude, language],
    queryFn: async ({ signal }) =>
      (await request('GET /places/demographics', { query: { longitude, latitude }, signal })).result,
    ...libraryDefaults,
    staleTime: placeFreshMs,
  });
}
