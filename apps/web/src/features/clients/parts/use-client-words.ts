import type { Language } from '@hearthline/contract/common';
import type { LookupItem, LookupType } from '@hearthline/contract/lookups';
import type { ClientChoiceField, ClientChoiceValue } from '@hearthline/domain/client/fields';
import { clientChoiceFields, clientFields, clientLookups } from '@hearthline/domain/client/fields';
import { languages } from '@hearthline/domain/language';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { libraryDefaults } from '../../../shared/api/query-client.ts';
import { useLanguageStore } from '../../../shared/stores/language-store.ts';

/** Fields of a client whose values have words. */
export type WordField = ClientChoiceField | 'province' | 'country';
type CodeOf<Field extends WordField> = Field extends ClientChoiceField ? ClientChoiceValue<Field> : string;

const typeNames: LookupType[] = [...clientLookups, 'Province', 'Country'];

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
  wordOf: <Field extends WordField>(field: Field, code: CodeOf<Field> | null) => string;
  /** For a select: codes with their words, in the order of the list. */
  itemsOf: <Field extends WordField>(field: Field) => { id: CodeOf<Field>; label: string }[];
}

/** The words of a client's lists in the current language. */
export function useClientWords(): ClientWords {
  const { t } = useTranslation('clients');
  const language = useLanguageStore(({ lan }) => lan);
  const { data: groups } = useQuery(clientWordsQuery(language));
  return useMemo(() => {
    const items = (lookup: LookupType) =>
      (groups?.[lookup] ?? []).map(({ code, name }: LookupItem) => ({ id: code, label: name }));
    const lists = new Map<string, { id: string; label: string }[]>([
      ['province', items('Province')],
      ['country', items('Country')],
    ]);
    for (const field of clientChoiceFields)
      lists.set(
        field,
        field === 'language'
          ? languages.map((id) => ({ id, label: t(`languages.${id}`) }))
          : items(clientFields[field].lookup),
      );
    return {
      wordOf: (field, code) => lists.get(field)?.find(({ id }) => id === code)?.label ?? '',
      itemsOf: <Field extends WordField>(field: Field) =>
        (lists.get(field) ?? []) as { id: CodeOf<Field>; label: string }[],
    };
  }, [groups, t]);
}
