import { useTranslation } from 'react-i18next';

/** What the marks mean; narrow maps have no room for it. */
export function MapLegend({ hasOthers }: { hasOthers: boolean }) {
  const { t } = useTranslation('cmaCalculate');
  return (
    <ul className="map-float absolute bottom-4 left-4 z-6 flex gap-4 px-3.5 py-2 text-xs/[20px] max-lg:hidden">
      <li className="flex items-center gap-1.5">
        <i aria-hidden="true" className="size-2.5 rounded-full bg-brand" />
        {t('map.legend.subject')}
      </li>
      <li className="flex items-center gap-1.5">
        <i
          aria-hidden="true"
          className="grid size-5 place-items-center rounded-full bg-ink text-[11px]/[20px] font-semibold text-ink-inverse not-italic"
        >
          1
        </i>
        {t('map.legend.comparable')}
      </li>
      {hasOthers ? (
        <li className="flex items-center gap-1.5">
          <i aria-hidden="true" className="size-2.25 rounded-full border-2 border-ink-3" />
          {t('map.legend.other')}
        </li>
      ) : null}
    </ul>
  );
}
