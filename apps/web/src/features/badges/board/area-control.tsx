import type { BoardScope } from '@hearthline/contract/board-scope';
import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { municipalitiesQuery } from '../../../shared/api/place-queries.ts';
import { SearchSelect } from '../../../shared/ui/search-select.tsx';

const [everywhereId, myAreaId] = ['everywhere', 'myArea'];

interface AreaControlProps {
  scope: BoardScope & { areaText: string };
  onChange: (area: string) => void;
  className: string;
}

/** The board's area among all municipalities, open as soon as it is there. */
export function AreaControl({ scope: { area, areaText }, onChange, className }: AreaControlProps) {
  const { t } = useTranslation('badgesBoard');
  const { data: places = [], isPending } = useQuery(municipalitiesQuery());
  return (
    <SearchSelect
      label={t('scope.area')}
      isLabelHidden
      isOpenAtFirst
      icon={<MapPin aria-hidden="true" strokeWidth={1.75} />}
      className={className}
      items={[
        { id: myAreaId, label: area === myAreaId ? areaText : t('scope.myArea') },
        { id: everywhereId, label: t('scope.everywhere') },
        ...places.map(({ code, name }) => ({ id: code, label: name })),
      ]}
      isLoading={isPending}
      placeholder={areaText}
      value={area === '' ? everywhereId : area}
      onChange={(id) => onChange(id === everywhereId ? '' : id)}
    />
  );
}
