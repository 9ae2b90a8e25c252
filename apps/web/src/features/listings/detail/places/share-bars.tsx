import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';

export interface ShareBar {
  id: string;
  label: string;
  /** Part of the whole; null where the agency keeps it back. */
  share: number | null;
}

interface ShareBarsProps {
  label: string;
  bars: readonly ShareBar[];
}

/** Parts of a whole as bars, the largest of them as long as the row. */
export function ShareBars({ label, bars }: ShareBarsProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const largest = Math.max(...bars.map(({ share }) => share ?? 0), 0.0001);
  return (
    <ul aria-label={label} className="flex flex-col gap-1.5 text-xs">
      {bars.map(({ id, label: name, share }) => (
        <li key={id} className="flex items-center gap-3">
          <span className="w-28 shrink-0 leading-4">{name}</span>
          {share === null ? (
            <span className="flex-1 text-ink-3">{t('detail.demographics.suppressed')}</span>
          ) : (
            <>
              <span aria-hidden="true" className="h-2 flex-1 rounded-xs bg-inset">
                <i
                  className="block h-2 rounded-xs bg-chart-2"
                  style={{ width: `${(share / largest) * 100}%` }}
                />
              </span>
              <span className="w-11 shrink-0 text-right font-tabular text-ink-2">
                {format.percent(share, 1)}
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
