import type { ListingSort } from '@hearthline/contract/listings';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { useNavigate } from '@tanstack/react-router';
import { LayoutGrid, List, Map as MapIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../../shared/ui/segmented.tsx';
import type { ResultView } from '../../model/criteria-url.ts';
import { linkToResults } from '../../model/criteria-url.ts';

interface ViewSwitchProps {
  view?: ResultView;
  criteria: Criteria;
  sort: ListingSort;
}

/** The same result as a list, as cards or on the map. */
export function ViewSwitch({ view = 'map', criteria, sort }: ViewSwitchProps) {
  const { t } = useTranslation('listings');
  const navigate = useNavigate();
  const items: { id: ResultView; label: React.ReactNode; name: string }[] = [
    { id: 'list', label: <List aria-hidden="true" className="size-4" />, name: t('map.view.list') },
    { id: 'cart', label: <LayoutGrid aria-hidden="true" className="size-4" />, name: t('map.view.cart') },
    {
      id: 'map',
      label: (
        <>
          <MapIcon aria-hidden="true" className="size-4" />
          <span className="max-lg:hidden">{t('map.view.map')}</span>
        </>
      ),
      name: t('map.view.map'),
    },
  ];
  return (
    <Segmented
      label={t('map.view.label')}
      size="sm"
      value={view}
      items={items}
      onChange={(next) => void navigate(linkToResults(criteria, next, sort))}
    />
  );
}
