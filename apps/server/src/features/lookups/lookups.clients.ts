import type { Language } from '@hearthline/contract/common';
import type { LookupItem } from '@hearthline/contract/lookups';
import type { ClientLookup } from '@hearthline/domain/client/fields';
import { clientFields, clientLookupFields } from '@hearthline/domain/client/fields';
import { clientVocabularies } from '@hearthline/format/vocabulary/client';

export type ClientLookupType = ClientLookup | 'Province';

const fieldOf = (type: string) =>
  type === 'Province' ? 'province' : clientLookupFields.find((field) => clientFields[field].lookup === type);

export const isClientLookup = (type: string): type is ClientLookupType => fieldOf(type) !== undefined;

export function listClientLookup(type: ClientLookupType, language: Language): LookupItem[] {
  const field = fieldOf(type);
  const words: Readonly<Record<string, string>> = field ? clientVocabularies[language][field] : {};
  return Object.entries(words).map(([code, name]) => ({ id: code, name, code }));
}
