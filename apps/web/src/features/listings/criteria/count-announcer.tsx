import { useTranslation } from 'react-i18next';
import { useSettled } from '../../../shared/hooks/use-settled.ts';
import { useFormat } from '../../../shared/i18n/format.ts';

const announceAfterMs = 800;

/** Tells the count to those who do not see it, once it has stood for a moment. */
export function CountAnnouncer({ total }: { total: number | undefined }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const settled = useSettled(total, announceAfterMs);
  return (
    <p role="status" className="sr-only">
      {settled !== undefined &&
        t('summary.announce', { count: Math.min(settled, 2), number: format.number(settled) })}
    </p>
  );
}
