import type { QueryResult, QueryUnit } from '@hearthline/contract/badges';
import type { BadgeConfiguration } from '@hearthline/domain/badge/configuration';
import { ChartColumn, Table2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { readValue } from '../card/badge-number.ts';
import type { BadgeState } from '../card/badge-trouble.tsx';
import { BadgeTrouble } from '../card/badge-trouble.tsx';
import { namePeriod, readChartPeriods } from './chart-periods.ts';
import { PeriodColumns, PeriodTable } from './period-drawings.tsx';

interface ChartPanelProps {
  title: string;
  configuration: BadgeConfiguration;
  result: QueryResult | null;
  state: BadgeState;
  errorText: string | undefined;
  onRetry: () => void;
  onOpen: () => void;
  unit: QueryUnit | undefined;
  controls: ReactNode;
}

/** The value of a query over its periods. */
export function ChartPanel(props: ChartPanelProps) {
  const { title, configuration, result, state, errorText, onRetry, onOpen, unit = 'count', controls } = props;
  const { t } = useTranslation('badgesBoard');
  const format = useFormat();
  const titleId = useId();
  const [isTable, setIsTable] = useState(false);
  const periods = state === 'failed' ? [] : readChartPeriods(result);
  const value = readValue(configuration, result, format, false);
  const drawing = { periods, unit, title };
  const period = namePeriod(periods.at(-1)?.period ?? '', format);
  return (
    <Card aria-labelledby={titleId} aria-busy={state === 'loading'} className="dashboard-panel">
      <CardHeader
        id={titleId}
        title={<span className="line-clamp-1">{title}</span>}
        className="h-14 flex-nowrap py-0"
        actions={
          <>
            {controls}
            {periods.length > 0 && (
              <IconButton
                size="sm"
                label={t(isTable ? 'chart.asChart' : 'chart.asTable', { title })}
                icon={isTable ? <ChartColumn aria-hidden="true" /> : <Table2 aria-hidden="true" />}
                className="-mr-2"
                onClick={() => setIsTable(!isTable)}
              />
            )}
          </>
        }
      />
      {periods.length === 0 ? (
        <div className="relative flex-1 px-5 py-2">
          <BadgeTrouble state={state} errorText={errorText} onRetry={onRetry} />
        </div>
      ) : (
        <div className="flex min-h-0 flex-1 flex-col px-5 pt-3.5 pb-4">
          <button
            type="button"
            onClick={onOpen}
            className="touch-target mb-1.5 flex items-center gap-1.5 self-start rounded-xs text-xs text-ink-2 hovered:text-ink"
          >
            <span aria-hidden="true" className="size-2.5 rounded-[3px] bg-chart-1" />
            {period} <b className="text-ink">{value?.whole}</b>
            <span className="sr-only">{t('chart.open', { title })}</span>
          </button>
          {isTable ? <PeriodTable {...drawing} /> : <PeriodColumns {...drawing} />}
        </div>
      )}
    </Card>
  );
}
