import type { LookupItem } from '@hearthline/contract/lookups';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { areasQuery, communitiesQuery, municipalitiesQuery } from '../../../shared/api/place-queries.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import type { ChipWords, CriterionChip, NameOfPlace } from './chip-words.ts';
import { listChips } from './chips.ts';

/** Names are fetched only for levels that the criteria speak of. */
export function useNameOfPlace(...searches: readonly Criteria[]): NameOfPlace {
  const has = (level: 'area' | 'municipality' | 'community') =>
    searches.some((criteria) => criteria[level] !== undefined);
  const areas = useQuery({ ...areasQuery, enabled: has('area') }).data;
  const municipalities = useQuery({ ...municipalitiesQuery(), enabled: has('municipality') }).data;
  const communities = useQuery({ ...communitiesQuery(), enabled: has('community') }).data;
  return useMemo(() => {
    const namesOf = (items: LookupItem[] = []) => new Map(items.map(({ code, name }) => [code, name]));
    const names = {
      area: namesOf(areas),
      municipality: namesOf(municipalities),
      community: namesOf(communities),
    };
    return (level, code) => names[level].get(code);
  }, [areas, municipalities, communities]);
}

/** What is needed to put these criteria into words. */
export function useChipWords(...searches: readonly Criteria[]): ChipWords {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const nameOfPlace = useNameOfPlace(...searches);
  return useMemo(() => ({ t, format, nameOfPlace }), [t, format, nameOfPlace]);
}

/** The criteria in use as removable words, for every search screen. */
export function useChips(criteria: Criteria): CriterionChip[] {
  const words = useChipWords(criteria);
  return useMemo(() => listChips(criteria, words), [criteria, words]);
}
