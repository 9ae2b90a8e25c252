import { Link } from '@tanstack/react-router';
import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import type { QueryRowsProps } from './query-parts.tsx';
import { LiveValue, PeriodLine, UseTag } from './query-parts.tsx';

const headClass = 'h-10 px-3 text-left text-xs font-medium whitespace-nowrap text-ink-3';
const cellClass = 'h-[62px] px-3 align-middle';

export function QueryTable({ rows, runs, isCounting }: QueryRowsProps) {
  const { t } = useTranslation('badges');
  return (
    <div className="overflow-x-auto">
      <table aria-label={t('categories.columns.query')} className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-line">
            <th className={classNames(headClass, 'pl-5')}>{t('categories.columns.query')}</th>
            <th className={headClass}>{t('categories.columns.parameters')}</th>
            <th className={classNames(headClass, 'text-right')}>{t('categories.columns.value')}</th>
            <th className={classNames(headClass, 'pl-7')}>{t('categories.columns.periods')}</th>
            <th className={headClass}>{t('categories.columns.use')}</th>
            <th className={classNames(headClass, 'w-26 pr-5')}>
              <span className="sr-only">{t('categories.columns.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((query) => {
            const run = runs?.get(query.key);
            return (
              <tr key={query.key} className="group/row border-b border-line last:border-b-0 hover:bg-hover">
                <td className={classNames(cellClass, 'max-w-110 pl-5')}>
                  <div className="truncate font-medium">{query.title}</div>
                  <div className="truncate text-xs text-ink-3">{query.description}</div>
                </td>
                <td className={cellClass}>
                  <span className="flex items-center gap-1.5 text-ink-2">
                    <SlidersHorizontal aria-hidden="true" size={16} strokeWidth={1.75} />
                    {query.parameters.length}
                  </span>
                </td>
                <td className={classNames(cellClass, 'text-right whitespace-nowrap')}>
                  <LiveValue query={query} run={run} isCounting={isCounting} />
                </td>
                <td className={classNames(cellClass, 'w-36 pl-7')}>
                  <PeriodLine run={run} isCounting={isCounting} />
                </td>
                <td className={cellClass}>
                  <UseTag query={query} />
                </td>
                <td className={classNames(cellClass, 'pr-5 text-right')}>
                  <Link
                    to="/badge-builder/categoreis/query"
                    search={{ key: query.key }}
                    aria-label={t('categories.openNamed', { title: query.title })}
                    className={buttonClass({ size: 'sm', variant: 'secondary' })}
                  >
                    {t('categories.open')}
                  </Link>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
