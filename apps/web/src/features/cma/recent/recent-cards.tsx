import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { HomeThumb } from '../components/home-thumb.tsx';
import { cmaLink } from '../model/cma-links.ts';
import type { RecentRowsProps } from './recent-parts.tsx';
import { NewsText, RowMenu, ValueText } from './recent-parts.tsx';

/** The same rows where there is no room for a table. */
export function RecentCards({ rows, onVersions }: RecentRowsProps) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const now = useNow();
  return (
    <ul aria-label={t('recent.title')}>
      {rows.map((row) => (
        <li key={row.id} className="flex gap-3 border-t border-line px-4 py-3.5 first:border-t-0">
          <HomeThumb url={row.photoUrl} className="h-14 w-19 rounded-[8px]" />
          <div className="min-w-0 flex-1">
            <div className="flex items-start gap-2">
              <Link
                {...cmaLink(row, row.latest !== null)}
                className="touch-target min-w-0 flex-1 text-sm font-medium hover:underline"
              >
                {row.address}
              </Link>
              <span className="-mt-1.5 -mr-1.5">
                <RowMenu row={row} onVersions={onVersions} />
              </span>
            </div>
            <p className="text-xs text-ink-3">
              {[
                t(`methods.${row.method}`),
                format.relative(row.updatedAt, now),
                row.clientName === null ? null : t('recent.forClient', { name: row.clientName }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <div className="mt-1.5">
              <ValueText row={row} />
            </div>
            <div className="mt-1.5 flex flex-wrap items-center justify-between gap-2">
              <NewsText row={row} />
              {row.versions > 0 ? (
                <Button variant="link" size="sm" onClick={() => onVersions(row.id)}>
                  {t('recent.versions', { count: row.versions, number: format.number(row.versions) })}
                </Button>
              ) : null}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
