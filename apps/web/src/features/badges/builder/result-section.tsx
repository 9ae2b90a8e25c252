import type { NamedQuery } from '@hearthline/contract/badges';
import type { BadgeConfiguration } from '@hearthline/domain/badge/configuration';
import { Zap } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Ring } from '../../../shared/ui/loaders.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import type { CellPlace } from '../components/result-table.tsx';
import { ResultLegend, ResultTable } from '../components/result-table.tsx';
import type { BadgeDraft } from '../model/badge-draft.ts';
import type { QueryRun } from '../model/use-query-run.ts';
import { BuilderPart } from './builder-part.tsx';

interface ResultSectionProps {
  query: NamedQuery;
  draft: BadgeDraft;
  run: QueryRun;
  change: (change: (draft: BadgeDraft) => BadgeDraft) => void;
}

type Target = 'value' | 'trend';

function placeOf(target: Target, { row, column }: CellPlace): Partial<BadgeConfiguration> {
  return target === 'value'
    ? { val1RowIndex: row, val1ColIndex: column }
    : { val2RowIndex: row, val2ColIndex: column };
}

/** What the query answers; a click on a cell says what the badge shows of it. */
export function ResultSection({ query, draft, run, change }: ResultSectionProps) {
  const { t } = useTranslation('badges');
  const [target, setTarget] = useState<Target>('value');
  const hasTrend = draft.configuration.type === 'AmountWithTrendBadge';
  const chosen = hasTrend ? target : 'value';
  const { execution } = run;
  return (
    <BuilderPart
      title={t('builder.result')}
      aside={
        <>
          {run.isCounting && run.state !== 'failed' ? <Ring size="sm" /> : null}
          {execution ? (
            <Tag tone="success" icon={<Zap aria-hidden="true" />}>
              {t('query.milliseconds', { count: Math.round(execution.milliseconds) })}
            </Tag>
          ) : null}
        </>
      }
    >
      {hasTrend ? (
        <div className="mb-3 flex items-center justify-between gap-3 text-xs text-ink-2">
          <span aria-hidden="true">{t('builder.choose')}</span>
          <Segmented
            label={t('builder.choose')}
            size="sm"
            items={[
              { id: 'value', label: t('builder.value') },
              { id: 'trend', label: t('builder.trend') },
            ]}
            value={target}
            onChange={setTarget}
          />
        </div>
      ) : null}
      {execution ? (
        <ResultTable
          query={query}
          result={execution.queryResult}
          marks={draft.configuration}
          hasTrend={hasTrend}
          onPick={(place) =>
            change((before) => ({
              ...before,
              configuration: { ...before.configuration, ...placeOf(chosen, place) },
            }))
          }
          className="rounded-md border border-line"
        />
      ) : (
        <Skeleton className="h-40 rounded-md!" />
      )}
      <div className="mt-2.5">
        <ResultLegend valueLabel={t('builder.value')} trendLabel={t('builder.trend')} hasTrend={hasTrend} />
      </div>
    </BuilderPart>
  );
}
