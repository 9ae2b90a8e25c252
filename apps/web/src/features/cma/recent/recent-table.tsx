import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { HomeThumb } from '../components/home-thumb.tsx';
import { cmaLink } from '../model/cma-links.ts';
import type { RecentRowsProps } from './recent-parts.tsx';
import { NewsText, RowMenu, ValueText } from './recent-parts.tsx';

const headClass = 'h-10 px-3 text-left text-xs font-medium whitespace-nowrap text-ink-3';
const cellClass = 'h-17 px-3 align-middle';

export function RecentTable({ rows, onVersions }: RecentRowsProps) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const now = useNow();
  return (
    <div className="overflow-x-auto">
      <table aria-label={t('recent.title')} className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-line">
            <th className={classNames(headClass, 'pl-4')}>{t('recent.columns.home')}</th>
            <th className={headClass}>{t('recent.columns.value')}</th>
            <th className={headClass}>{t('recent.columns.method')}</th>
            <th className={headClass}>{t('recent.columns.versions')}</th>
            <th className={headClass}>{t('recent.columns.news')}</th>
            <th className={headClass}>{t('recent.columns.changed')}</th>
            <th className={classNames(headClass, 'w-14 pr-4')}>
              <span className="sr-only">{t('recent.columns.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-b border-line last:border-b-0 hover:bg-hover">
              <td className={classNames(cellClass, 'pl-4')}>
                <span className="flex items-center gap-3">
                  <HomeThumb url={row.photoUrl} className="h-12 w-16 rounded-[8px]" />
                  <span className="min-w-0">
                    <Link
                      {...cmaLink(row, row.latest !== null)}
                      className="block max-w-72 truncate font-medium hover:underline"
                    >
                      {row.address}
                    </Link>
                    <span className="block max-w-72 truncate text-xs text-ink-3">
                      {row.clientName === null
                        ? row.municipality
                        : t('recent.forClient', { name: row.clientName })}
                    </span>
                  </span>
                </span>
              </td>
              <td className={cellClass}>
                <ValueText row={row} />
              </td>
              <td className={cellClass}>{t(`methods.${row.method}`)}</td>
              <td className={cellClass}>
                {row.versions === 0 ? (
                  <span className="text-ink-3">{t('recent.draftText')}</span>
                ) : (
                  <Button variant="link" onClick={() => onVersions(row.id)}>
                    {t('recent.versions', { count: row.versions, number: format.number(row.versions) })}
                  </Button>
                )}
              </td>
              <td className={cellClass}>
                <NewsText row={row} />
              </td>
              <td className={classNames(cellClass, 'whitespace-nowrap text-ink-2')}>
                {format.relative(row.updatedAt, now)}
              </td>
              <td className={classNames(cellClass, 'pr-4 text-right')}>
                <RowMenu row={row} onVersions={onVersions} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
