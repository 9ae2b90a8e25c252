import type { BadgeExecution } from '@hearthline/contract/badges';
import type { BadgeConfiguration } from '@hearthline/domain/badge/configuration';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Modal } from '../../../shared/ui/modal.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { SkeletonRow } from '../../../shared/ui/skeleton.tsx';
import type { ExecutionParams } from '../api/badge-values.ts';
import { recordsQuery } from '../api/dashboard-queries.ts';
import { writeBadgeAmount } from '../card/badge-number.ts';
import { MoreRecords } from './more-records.tsx';
import { RecordRow } from './record-row.tsx';

interface RecordsDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  execution: BadgeExecution;
  configuration: BadgeConfiguration;
  title: string;
  params: ExecutionParams;
}

const waitingRows = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The records behind the number of a badge, each a step away from its screen. */
export function RecordsDialog(props: RecordsDialogProps) {
  const { isOpen, onOpenChange, execution, configuration, title, params } = props;
  const { t } = useTranslation('badgesBoard');
  const format = useFormat();
  const query = useInfiniteQuery({ ...recordsQuery(execution.badgeId, params), enabled: isOpen });
  const first = query.data?.pages[0];
  const records = query.data?.pages.flatMap((page) => page.records) ?? [];
  const about = execution.queryResult.sentParams.map(({ text }) => text).filter(Boolean);
  return (
    <Modal
      size="md"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      description={about.join(' · ')}
    >
      {first && (
        <p className="mb-2 flex flex-wrap items-baseline gap-x-3">
          <span className="text-[28px]/[34px] font-semibold tracking-[-0.035em]">
            {first.value === null
              ? t('records.noValue')
              : writeBadgeAmount(first.value, configuration, format)}
          </span>
          <span className="text-sm text-ink-2">{t('records.total', { count: first.total })}</span>
        </p>
      )}
      <QueryBoundary
        query={query}
        pending={waitingRows.map((row) => <SkeletonRow key={row} />)}
        error={(failure) => <QueryError layout="line" failure={failure} className="py-2" />}
        isEmpty={() => records.length === 0}
      >
        {() => (
          <ul aria-label={title} className="-mx-2">
            {records.map((record) => (
              <RecordRow key={record.id} record={record} unit={execution.unit} />
            ))}
            {query.hasNextPage && (
              <MoreRecords isBusy={query.isFetching} onMore={() => void query.fetchNextPage()} />
            )}
          </ul>
        )}
      </QueryBoundary>
    </Modal>
  );
}
