import type { BadgeRecord, QueryUnit, ResultScope } from '@hearthline/contract/badges';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Check, ChevronRight, Minus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { ListAnnouncer } from '../../../shared/ui/list-announcer.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { PathLink } from '../../../shared/ui/path-link.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { SkeletonRow } from '../../../shared/ui/skeleton.tsx';
import type { recordPages } from '../api/dashboard-queries.ts';
import { writeScope } from './badge-number.ts';
import { useAmountText } from './use-amount-text.ts';

interface RecordsDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  query: ReturnType<typeof recordPages>;
  scope: ResultScope;
  unit: QueryUnit;
  valueText: (value: number) => string;
}

const waitingRows = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The records behind a number, each a step away from its screen. */
export function RecordsDialog(props: RecordsDialogProps) {
  const { isOpen, onOpenChange, title, scope, unit, valueText } = props;
  const { t } = useTranslation('badgesCard');
  const query = useInfiniteQuery({ ...props.query, enabled: isOpen });
  const first = query.data?.pages[0];
  const records = query.data?.pages.flatMap((page) => page.records) ?? [];
  return (
    <Modal
      size="md"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      description={writeScope(scope)}
    >
      <ListAnnouncer text={first && t('records.listed', { records: first.totalText })} />
      {first && (
        <p className="mb-2 flex flex-wrap items-baseline gap-x-3">
          <span className="text-[28px]/[34px] font-semibold tracking-[-0.035em]">
            {first.value === null ? t('records.noValue') : valueText(first.value)}
          </span>
          <span className="text-sm text-ink-2">{t('records.total', { records: first.totalText })}</span>
        </p>
      )}
      <QueryBoundary
        query={query}
        pending={waitingRows.map((row) => <SkeletonRow key={row} />)}
        error={(failure) => <QueryError layout="line" failure={failure} className="py-2" />}
        isEmpty={() => records.length === 0}
        empty={<p className="text-sm text-ink-2">{t('records.none')}</p>}
      >
        {() => (
          <ul aria-label={title} className="-mx-2">
            {records.map((record) => (
              <RecordRow key={record.id} record={record} unit={unit} />
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

/** So early that whoever scrolls rarely sees the end. */
const ahead = '0px 0px 320px';

/** Stands where the next page will, and asks for it when it comes near. */
function MoreRecords({ isBusy, onMore }: { isBusy: boolean; onMore: () => void }) {
  const row = useRef<HTMLLIElement>(null);
  const latest = useRef(onMore);
  useEffect(() => {
    latest.current = onMore;
  });
  useEffect(() => {
    const element = row.current;
    if (!element || isBusy) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: ahead,
      scrollMargin: ahead,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isBusy]);
  return (
    <li ref={row} aria-hidden="true" className="px-2">
      <SkeletonRow />
    </li>
  );
}

function RecordRow({ record, unit }: { record: BadgeRecord; unit: QueryUnit }) {
  const { t } = useTranslation('badgesCard');
  const format = useFormat();
  const amountText = useAmountText();
  const { title, subtitle, on, amount, isHit, path } = record;
  return (
    <li className="relative flex min-h-14 items-center gap-3 rounded-md px-2 py-2 hovered:bg-hover has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus">
      <div className="min-w-0 flex-1">
        <PathLink
          path={path}
          className="block truncate text-sm font-medium outline-none after:absolute after:inset-0 after:content-['']"
        >
          {title}
        </PathLink>
        <p className="truncate text-xs text-ink-3">
          {[subtitle, on && format.dateText(on)].filter(Boolean).join(' · ')}
        </p>
      </div>
      {isHit !== null && (
        <span className="flex shrink-0 items-center gap-1.5 text-xs text-ink-2">
          {isHit ? (
            <Check aria-hidden="true" className="size-4 text-success" />
          ) : (
            <Minus aria-hidden="true" className="size-4 text-ink-3" />
          )}
          {t(isHit ? 'records.counts' : 'records.countsNot')}
        </span>
      )}
      {amount !== null && <span className="shrink-0 text-sm">{amountText(amount, unit)}</span>}
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
    </li>
  );
}
