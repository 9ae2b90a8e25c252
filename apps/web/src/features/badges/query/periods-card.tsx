import type { NamedQuery, QueryResult } from '@hearthline/contract/badges';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TableSwitch } from '../../../shared/charts/table-switch.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { PeriodChart } from '../components/period-chart.tsx';
import { readPeriods } from '../model/result-table.ts';
import { useUnitText } from '../model/use-unit-text.ts';

export function PeriodsCard({ query, result }: { query: NamedQuery; result: QueryResult }) {
  const { t } = useTranslation('badges');
  const unit = useUnitText(query.unit);
  const [isTable, setIsTable] = useState(false);
  const periods = readPeriods(result).toReversed();
  const [first, last] = [periods[0], periods.at(-1)];
  const hasValues = periods.some(({ value }) => value !== null);
  const heading = t('query.periods', { count: periods.length });
  return (
    <Card aria-label={heading} className="overflow-hidden">
      <header className="flex min-h-14 flex-wrap items-center gap-2 border-b border-line px-4 py-2.5 md:px-5">
        <h2 className="flex-1 text-base/[24px]">{heading}</h2>
        <TableSwitch isTable={isTable} onChange={setIsTable} about={heading} className="-mr-2" />
      </header>
      {isTable ? (
        <DataTable
          label={heading}
          headHeight={36}
          rowHeight={38}
          rows={periods}
          keyOf={({ period }) => period}
          columns={[
            {
              key: 'period',
              header: t('query.columns.period'),
              className: 'pr-5',
              cell: ({ period }) => unit.period(period),
            },
            {
              key: 'value',
              header: t('query.columns.value'),
              isNumeric: true,
              className: 'pl-5',
              cell: ({ value }) => unit.amount(value),
            },
          ]}
        />
      ) : hasValues ? (
        <div className="px-4 py-3 md:px-6">
          <PeriodChart
            summary={t('query.chart', {
              title: query.title,
              count: periods.length,
              first: unit.amount(first?.value ?? null),
              last: unit.amount(last?.value ?? null),
            })}
            periods={periods}
            unit={unit}
          />
        </div>
      ) : (
        <p className="px-5 py-8 text-center text-sm text-ink-3">{t('query.noValues')}</p>
      )}
    </Card>
  );
}
