import type { BadgeRecord, NamedQuery } from '@hearthline/contract/badges';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { SkeletonRow } from '../../../shared/ui/skeleton.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import type { QueryParamValue } from '../api/badge-queries.ts';
import { queryRecordsQuery } from '../api/badge-queries.ts';
import { BadgeError } from '../components/badge-error.tsx';
import { useUnitText } from '../model/use-unit-text.ts';

interface RecordsDialogProps {
  query: NamedQuery;
  values: readonly QueryParamValue[];
  onClose: () => void;
}

/** The records that the value was counted from. */
export function RecordsDialog({ query, values, onClose }: RecordsDialogProps) {
  const { t, i18n } = useTranslation('badges');
  const format = useFormat();
  const unit = useUnitText(query.unit);
  const found = useInfiniteQuery(queryRecordsQuery(query.key, values, i18n.language));
  const [first] = found.data?.pages ?? [];
  const total = first?.total ?? 0;
  const counted = t(`records.${query.recordKind}`, { count: total, number: format.number(total) });
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="md"
      title={first ? t('query.recordsTitle', { records: counted }) : query.title}
      description={
        first ? t('query.recordsText', { title: query.title, value: unit.amount(first.value) }) : ''
      }
    >
      <QueryBoundary
        query={found}
        pending={['a', 'b', 'c', 'd'].map((key) => <SkeletonRow key={key} />)}
        error={(failure) => <BadgeError failure={failure} />}
        isEmpty={() => total === 0}
        empty={<p className="text-sm text-ink-2">{t('query.recordsNone')}</p>}
      >
        {({ pages }) => (
          <ul className="-mx-2">
            {pages.flatMap(({ records }) =>
              records.map((record) => (
                <RecordRow key={record.id} record={record} amountText={unit.amount} onOpen={onClose} />
              )),
            )}
          </ul>
        )}
      </QueryBoundary>
      {found.hasNextPage ? (
        <Button
          variant="secondary"
          fullWidth
          className="mt-3"
          isLoading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {t('query.more')}
        </Button>
      ) : null}
    </Modal>
  );
}

interface RecordRowProps {
  record: BadgeRecord;
  amountText: (amount: number) => string;
  onOpen: () => void;
}

function RecordRow({ record, amountText, onOpen }: RecordRowProps) {
  const { t } = useTranslation('badges');
  const format = useFormat();
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={record.path}
        onClick={onOpen}
        className="flex min-h-12 items-center gap-3 rounded-[8px] px-2 py-2 hovered:bg-hover focused:-outline-offset-2"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm font-medium">{record.title}</span>
          <span className="block truncate text-xs text-ink-3">
            {[record.subtitle, record.on ? format.dateText(record.on) : ''].filter(Boolean).join(' · ')}
          </span>
        </span>
        {record.isHit === null ? null : (
          <Tag tone={record.isHit ? 'success' : 'neutral'}>
            {t(record.isHit ? 'query.hit' : 'query.noHit')}
          </Tag>
        )}
        {record.amount === null ? null : (
          <span className="font-tabular text-sm font-medium">{amountText(record.amount)}</span>
        )}
      </Link>
    </li>
  );
}
