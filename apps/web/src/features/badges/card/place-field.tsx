import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { areasQuery, communitiesQuery, municipalitiesQuery } from '../../../shared/listing/place-queries.ts';
import { ChoiceSelect } from './choice-select.tsx';
import type { ParameterFieldProps, PlaceLimits } from './parameter-field.tsx';

type PlaceLevel = 'area' | 'municipality' | 'community';

const anywhereId = 'anywhere';

interface PlaceFieldProps extends ParameterFieldProps {
  level: PlaceLevel;
}

export function PlaceField({ parameter, value, onChange, level, within, ...look }: PlaceFieldProps) {
  const { t } = useTranslation('badgesCard');
  const { places, isLoading } = usePlaces(level, within);
  const items = [
    ...(parameter.isRequired ? [] : [{ id: anywhereId, label: t(`parameter.anywhere.${level}`) }]),
    ...places.map(({ code, name }) => ({ id: code, label: name })),
  ];
  return (
    <ChoiceSelect
      {...look}
      label={parameter.title}
      icon={<MapPin aria-hidden="true" strokeWidth={1.75} />}
      items={items}
      isLoading={isLoading}
      isSearchable
      value={value === '' ? anywhereId : value}
      onChange={(id) => onChange(id === anywhereId ? '' : id)}
    />
  );
}

function usePlaces(level: PlaceLevel, within: PlaceLimits = {}) {
  const areas = useQuery({ ...areasQuery, enabled: level === 'area' });
  const municipalities = useQuery({
    ...municipalitiesQuery(within.area ? [within.area] : []),
    enabled: level === 'municipality',
  });
  const communities = useQuery({
    ...communitiesQuery(within.municipality ? [within.municipality] : []),
    enabled: level === 'community',
  });
  const read = { area: areas, municipality: municipalities, community: communities }[level];
  return { places: read.data ?? [], isLoading: read.isPending };
}
