import { useTranslation } from 'react-i18next';
import { Kbd } from '../../shared/ui/kbd.tsx';

export function PaletteFoot({ shownCount, totalCount }: { shownCount: number; totalCount: number }) {
  const { t } = useTranslation('shell');
  return (
    <div className="flex items-center gap-4 border-t border-line bg-inset px-5 py-2.5 text-xs text-ink-3">
      <span className="flex items-center gap-1.5 max-md:hidden">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        {t('palette.move')}
      </span>
      <span className="flex items-center gap-1.5 max-md:hidden">
        <Kbd>{t('palette.enter')}</Kbd>
        {t('palette.open')}
      </span>
      <span className="flex items-center gap-1.5 max-md:hidden">
        <Kbd>{t('palette.tab')}</Kbd>
        {t('palette.narrow')}
      </span>
      <span aria-live="polite" className="ml-auto">
        {t('palette.count', { shown: shownCount, total: totalCount })}
      </span>
    </div>
  );
}
