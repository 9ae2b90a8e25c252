import type { LookupItem } from '@hearthline/contract/lookups';
import type { Choice, Criteria } from '@hearthline/domain/criteria/criteria';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { areasQuery, communitiesQuery, municipalitiesQuery } from '../../../shared/api/place-queries.ts';
import type { PlaceLevel } from '../model/chip-words.ts';
import { capitalise } from '../model/chip-words.ts';
import { choiceOf, withField } from '../model/criteria-edits.ts';
import { useNameOfPlace } from '../model/use-chips.ts';
import { useCriteriaForm } from './criteria-form.tsx';
import { PlacePicker } from './place-picker.tsx';

const codesOf = (items: readonly LookupItem[]) => items.map(({ code }) => code);

/** Drops chosen places that lie in none of these. */
function keepOnly(criteria: Criteria, level: PlaceLevel, codes: readonly string[]): Criteria {
  const choice = choiceOf(criteria, level);
  const keep = (list: string[] = []) => list.filter((code) => codes.includes(code));
  return withField(criteria, level, { any: keep(choice.any), not: keep(choice.not) });
}

/** Area, then its municipalities, then their communities. */
export function PlaceFields() {
  const { t } = useTranslation('listings');
  const client = useQueryClient();
  const { criteria, setCriteria, readCriteria, countOf } = useCriteriaForm();
  const nameOf = useNameOfPlace(criteria);
  const areaCodes = criteria.area?.any ?? [];
  const areas = useQuery(areasQuery).data ?? [];
  const municipalities = useQuery(municipalitiesQuery(areaCodes)).data ?? [];
  const municipalityCodes =
    criteria.municipality?.any ?? (areaCodes.length > 0 ? codesOf(municipalities) : []);
  const communities = useQuery(communitiesQuery(municipalityCodes)).data ?? [];

  /** A place under another area would find nothing; the smaller ones that no longer fit go once that is known. */
  async function pruneBelow(level: PlaceLevel): Promise<void> {
    const { area, municipality, community } = readCriteria();
    if (level === 'community' || (!municipality && !community)) return;
    const within = await client.fetchQuery(municipalitiesQuery(area?.any));
    let next = area?.any?.length ? keepOnly(readCriteria(), 'municipality', codesOf(within)) : readCriteria();
    if (next.community && (area?.any?.length || next.municipality?.any?.length)) {
      const codes = next.municipality?.any ?? codesOf(within);
      next = keepOnly(next, 'community', codesOf(await client.fetchQuery(communitiesQuery(codes))));
    }
    setCriteria(next);
  }

  function handleChange(level: PlaceLevel, choice: Choice<string>) {
    setCriteria(withField(criteria, level, choice));
    // Without the list nothing is dropped; the count then tells that the places do not fit together.
    pruneBelow(level).catch(() => undefined);
  }

  function pickerOf(level: PlaceLevel, items: LookupItem[], placeholder: string) {
    return {
      label: capitalise(t(`fieldNames.${level}`)),
      placeholder,
      items: items.map(({ code, name }) => ({ id: code, name, count: countOf(level, code) })),
      choice: choiceOf(criteria, level),
      nameOf: (code: string) => nameOf(level, code),
      onChange: (choice: Choice<string>) => handleChange(level, choice),
    };
  }

  return (
    <div className="grid grid-cols-2 gap-4 max-md:*:last:col-span-2 md:grid-cols-[1fr_1fr_1.3fr]">
      <PlacePicker {...pickerOf('area', areas, t('criteria.anyArea'))} icon={<MapPin aria-hidden="true" />} />
      <PlacePicker {...pickerOf('municipality', municipalities, t('criteria.anyMunicipality'))} />
      <PlacePicker {...pickerOf('community', communities, t('criteria.anyCommunity'))} />
    </div>
  );
}
