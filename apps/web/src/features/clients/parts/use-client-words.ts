import type { Language } from '@hearthline/contract/common';
import type { LookupItem, LookupType } from '@hearthline/contract/lookups';
import type {
  BusinessType,
  ClientCategory,
  ClientSource,
  ClientType,
  FinancialSource,
  Gender,
  LeadSource,
  MortgageStatus,
  RelationQuality,
  Timeline,
} from '@hearthline/domain/client/vocabulary';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { request } from '../../../shared/api/client.ts';
import { libraryDefaults } from '../../../shared/api/query-client.ts';
import { useLanguageStore } from '../../../shared/stores/language-store.ts';

interface Codes {
  ClientCategory: ClientCategory;
  ClientType: ClientType;
  Gender: Gender;
  RelationQuality: RelationQuality;
  Timeline: Timeline;
  ClientSource: ClientSource;
  LeadSource: LeadSource;
  FinancialSource: FinancialSource;
  MortgageStatus: MortgageStatus;
  BusinessType: BusinessType;
  Province: string;
  Country: string;
}

export type ClientLookup = keyof Codes;

const typeNames = Object.keys({
  ClientCategory: true,
  ClientType: true,
  Gender: true,
  RelationQuality: true,
  Timeline: true,
  ClientSource: true,
  LeadSource: true,
  FinancialSource: true,
  MortgageStatus: true,
  BusinessType: true,
  Province: true,
  Country: true,
} satisfies Record<ClientLookup, true>) as ClientLookup[];

export function clientWordsQuery(language: Language) {
  return queryOptions({
    queryKey: ['lookup', 'clientWords', language],
    queryFn: async () => (await request('GET /lookup/groups', { query: { typeNames } })).result,
    ...libraryDefaults,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export interface ClientWords {
  /** Empty for null, and until the words are there. */
  wordOf: <T extends ClientLookup>(type: T, code: Codes[T] | null) => string;
  /** For a select: codes with their words, in the order of the list. */
  itemsOf: <T extends ClientLookup>(type: T) => { id: Codes[T]; label: string }[];
}

/** The words of a client's lists in the current language. */
export function useClientWords(): ClientWords {
  const language = useLanguageStore(({ lan }) => lan);
  const { data: groups } = useQuery(clientWordsQuery(language));
  return useMemo(() => createClientWords(groups ?? {}), [groups]);
}

function createClientWords(groups: Partial<Record<LookupType, LookupItem[]>>): ClientWords {
  const words = new Map(
    typeNames.map((type) => [type, new Map((groups[type] ?? []).map(({ code, name }) => [code, name]))]),
  );
  return {
    wordOf: (type, code) => (code === null ? '' : (words.get(type)?.get(code) ?? '')),
    itemsOf: <T extends ClientLookup>(type: T) =>
      (groups[type] ?? []).map(({ code, name }) => ({ id: code as Codes[T], label: name })),
  };
}
