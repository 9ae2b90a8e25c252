import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import type { ListingMark } from '../components/listing-mark.ts';

const inks: Record<ListingMark, string> = {
  active: 'text-st-active',
  new: 'text-st-new',
  change: 'text-st-change',
  cond: 'text-st-cond',
  sold: 'text-st-sold',
  leased: 'text-st-leased',
  off: 'text-st-off',
};

/** The marks that these criteria can bring onto the map. */
function marksOf({ offer, status }: Criteria): ListingMark[] {
  return [
    ...(status.includes('active') ? (['active', 'new', 'change', 'cond'] as const) : []),
    ...(status.includes('sold') ? [offer === 'lease' ? ('leased' as const) : ('sold' as const)] : []),
    ...(status.includes('deactive') ? (['off'] as const) : []),
  ];
}

export function MapLegend({ criteria }: { criteria: Criteria }) {
  const { t } = useTranslation('listings');
  return (
    <ul
      aria-label={t('map.legend.label')}
      className="map-float absolute bottom-4 left-4 z-6 flex max-w-[calc(100%-2rem)] flex-wrap gap-x-3.5 gap-y-0.5 px-3 py-[7px] max-lg:hidden"
    >
      {marksOf(criteria).map((mark) => (
        <li
          key={mark}
          className={classNames('flex h-4.5 items-center gap-1.5 text-[11.5px] font-medium', inks[mark])}
        >
          <span aria-hidden="true" data-mark={mark} className="status-mark" />
          {t(`map.legend.${mark}`)}
        </li>
      ))}
    </ul>
  );
}
