import type { Language } from '@hearthline/contract/common';
import type { LookupItem, LookupType } from '@hearthline/contract/lookups';
import { clientVocabularies } from '@hearthline/format/vocabulary/client';
import type { ClientVocabulary } from '@hearthline/format/vocabulary/vocabulary';

const lists = {
  ClientCategory: 'category',
  ClientType: 'type',
  Gender: 'gender',
  RelationQuality: 'relation',
  Timeline: 'timeline',
  ClientSource: 'source',
  LeadSource: 'leadSource',
  FinancialSource: 'financialSource',
  MortgageStatus: 'mortgageStatus',
  BusinessType: 'businessType',
  Province: 'province',
} as const satisfies Partial<Record<LookupType, keyof ClientVocabulary>>;

export type ClientLookupType = keyof typeof lists;
export const isClientLookup = (type: string): type is ClientLookupType => type in lists;

export function listClientLookup(type: ClientLookupType, language: Language): LookupItem[] {
  return Object.entries(clientVocabularies[language][lists[type]]).map(([code, name]) => ({
    id: code,
    name,
    code,
  }));
}
