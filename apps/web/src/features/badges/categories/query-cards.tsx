import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { QueryRowsProps } from './query-parts.tsx';
import { LiveValue, PeriodLine, UseTag } from './query-parts.tsx';

/** The same queries where there is no room for a table: the whole row leads on. */
export function QueryCards({ rows, runs, isCounting }: QueryRowsProps) {
  const { t } = useTranslation('badges');
  return (
    <ul aria-label={t('categories.columns.query')}>
      {rows.map((query) => {
        const run = runs?.get(query.key);
        return (
          <li key={query.key} className="relative border-t border-line px-4 py-3.5 first:border-t-0">
            <div className="flex items-start gap-3">
              <div className="min-w-0 flex-1">
                <Link
                  to="/badge-builder/categoreis/query"
                  search={{ key: query.key }}
                  className="text-sm font-medium after:absolute after:inset-0"
                >
                  {query.title}
                </Link>
                <p className="text-xs text-ink-3">{query.description}</p>
              </div>
              <ChevronRight aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4.5 text-ink-3" />
            </div>
            <div className="mt-2.5 flex items-center justify-between gap-3">
              <LiveValue query={query} run={run} isCounting={isCounting} />
              <PeriodLine run={run} isCounting={isCounting} />
            </div>
            <div className="mt-2.5 flex items-center gap-2">
              <UseTag query={query} />
              <span className="text-xs text-ink-3">
                {t('parameters', { count: query.parameters.length })}
              </span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
