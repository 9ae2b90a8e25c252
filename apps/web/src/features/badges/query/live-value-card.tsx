import type { NamedQuery } from '@hearthline/contract/badges';
import { ListTree } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { BoardAccessNeeded } from '../../../shared/ui/board-access-needed.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Ring } from '../../../shared/ui/loaders.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { BadgeCard } from '../card/badge-card.tsx';
import { writeScope } from '../card/badge-number.ts';
import type { BadgeDraft } from '../model/badge-draft.ts';
import { parsePeriods } from '../model/result-table.ts';
import type { QueryRun } from '../model/use-query-run.ts';
import { useUnitText } from '../model/use-unit-text.ts';

interface LiveValueCardProps {
  query: NamedQuery;
  draft: BadgeDraft;
  run: QueryRun;
  onOpenList: () => void;
}

export function LiveValueCard({ query, draft, run, onOpenList }: LiveValueCardProps) {
  const { t } = useTranslation('badges');
  const unit = useUnitText(query.unit);
  const { execution, isCounting, failure, state } = run;
  const [now] = execution ? parsePeriods(execution.queryResult) : [];
  return (
    <Card aria-labelledby="live-value" className="flex flex-wrap items-start gap-4 px-4 py-4.5 md:px-6">
      <div className="min-w-0 flex-1 basis-72">
        <p id="live-value" className="flex h-6 items-center gap-2 text-sm text-ink-2">
          {t('query.live')}
          {isCounting && !failure ? <Ring size="sm" /> : null}
        </p>
        {failure ? <QueryError failure={failure} className="mt-2" /> : null}
        {execution && !failure ? (
          <div aria-live="polite" className={classNames('transition-opacity', isCounting && 'opacity-60')}>
            <p className="text-[36px]/[46px] font-semibold tracking-[-0.04em] max-md:text-[30px]/[40px]">
              {unit.amount(now?.value ?? null)}
            </p>
            <p className="text-sm text-ink-2">
              <Words query={query} run={run} />
            </p>
            {now && (now.records ?? 0) > 0 ? (
              <Button
                variant="link"
                className="mt-2"
                icon={<ListTree aria-hidden="true" strokeWidth={1.75} />}
                onClick={onOpenList}
              >
                {t('query.showRecords')}
              </Button>
            ) : null}
          </div>
        ) : null}
        {state === 'locked' ? <BoardAccessNeeded layout="line" className="mt-2" /> : null}
        {!execution && state === 'loading' ? (
          <>
            <Skeleton className="my-2 h-8 w-44" />
            <Skeleton className="h-4 w-80 max-w-full" />
          </>
        ) : null}
      </div>
      <div className="w-68 max-md:w-full">
        <BadgeCard
          configuration={draft.configuration}
          name={draft.name}
          result={execution?.queryResult ?? null}
          state={state}
          onRetry={failure?.retry}
          unit={query.unit}
          size="Medium"
        />
      </div>
    </Card>
  );
}

/** The change, how many records there are, where and when, as one line. */
function Words({ query, run }: Pick<LiveValueCardProps, 'query' | 'run'>) {
  const { t } = useTranslation('badges');
  const format = useFormat();
  const unit = useUnitText(query.unit);
  if (!run.execution) return null;
  const { queryResult } = run.execution;
  const [now, before] = parsePeriods(queryResult);
  if (!now) return null;
  const count = now.records ?? 0;
  const isTooFew = now.value === null && count < query.smallestSample;
  const parts = [
    isTooFew ? t('query.tooFew', { count: query.smallestSample }) : null,
    now.value !== null && query.hasSeries
      ? before?.value === null || before === undefined || now.change === null
        ? t('query.noBefore')
        : t(now.change > 0 ? 'query.up' : now.change < 0 ? 'query.down' : 'query.same', {
            change: unit.change(now.change),
            before: unit.amount(before.value),
          })
      : null,
    t(`records.${query.recordKind}`, { count, number: format.number(count) }),
    writeScope(queryResult.scope),
  ];
  return parts.filter(Boolean).join(' · ');
}
