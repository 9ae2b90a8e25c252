import type { NamedQuery, QueryResult } from '@hearthline/contract/badges';
import type { BadgeConfiguration } from '@hearthline/domain/badge/configuration';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/card.tsx';
import { ResultLegend, ResultTable } from '../components/result-table.tsx';

interface ResultCardProps {
  query: NamedQuery;
  result: QueryResult;
  configuration: BadgeConfiguration;
}

export function ResultCard({ query, result, configuration }: ResultCardProps) {
  const { t } = useTranslation('badges');
  return (
    <Card aria-label={t('query.result')} className="overflow-hidden">
      <ResultTable query={query} result={result} marks={configuration} hasTrend={query.hasSeries} />
      <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line px-4 py-2.5">
        <ResultLegend
          valueLabel={t('query.firstValue')}
          trendLabel={t('query.secondValue')}
          hasTrend={query.hasSeries}
        />
        <span className="text-xs text-ink-3">
          {t('query.size', { rows: result.rows.length, columns: result.columnsNames.length })}
        </span>
      </footer>
    </Card>
  );
}
