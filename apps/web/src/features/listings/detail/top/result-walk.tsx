import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { buttonClass } from '../../../../shared/ui/button.tsx';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { listQuery } from '../../map/model/map-queries.ts';
import { useCriteriaFromUrl } from '../../model/criteria-url.ts';
import { BackLink } from './back-link.tsx';

interface ResultWalkProps {
  id: string;
  /** Until the number of results is known. */
  backLabel: string;
}

/** '128 results' and the way through them. In a file of its own, because reading a search takes its rules along. */
export default function ResultWalk({ id, backLabel }: ResultWalkProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { total, position, previousId, nextId } = useResultWalk(id);
  return (
    <>
      <BackLink
        label={
          total === undefined
            ? backLabel
            : t('detail.top.results', { count: total, number: format.number(total) })
        }
      />
      {position !== undefined && total !== undefined ? (
        <nav aria-label={t('detail.top.walk')} className="ml-auto flex items-center gap-2">
          <span className="text-xs text-ink-3">
            {t('detail.top.position', { position: format.number(position), total: format.number(total) })}
          </span>
          <StepLink id={previousId} label={t('detail.top.previous')} icon={<ChevronLeft />} />
          <StepLink id={nextId} label={t('detail.top.next')} icon={<ChevronRight />} />
        </nav>
      ) : null}
    </>
  );
}

function StepLink({ id, label, icon }: { id: string | undefined; label: string; icon: ReactNode }) {
  if (id === undefined) return <IconButton size="sm" variant="outline" label={label} icon={icon} disabled />;
  return (
    <Link
      to="."
      search={(previous: object) => ({ ...previous, id })}
      replace
      state={true}
      resetScroll={false}
      aria-label={label}
      title={label}
      className={classNames(buttonClass({ variant: 'secondary', size: 'sm' }), 'size-8! p-0! text-ink-2!')}
    >
      {icon}
    </Link>
  );
}

interface ResultWalk {
  total: number | undefined;
  /** Counted from 1; missing while it is not known. */
  position: number | undefined;
  previousId: string | undefined;
  nextId: string | undefined;
}

/** Deeper in a result the position is not looked for: nobody walks there step by step. */
const mostPages = 10;

/** Where a home stands in the result it was found by. */
function useResultWalk(id: string): ResultWalk {
  const { criteria, sort, isLoading } = useCriteriaFromUrl();
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    ...listQuery(criteria, sort),
    enabled: !isLoading,
  });
  const ids = data?.pages.flatMap((page) => page.result.items.map((item) => item.id)) ?? [];
  const index = ids.indexOf(id);
  const isAtEnd = index === -1 || index === ids.length - 1;
  const needsMore = isAtEnd && hasNextPage && !isFetching && (data?.pages.length ?? 0) < mostPages;

  useEffect(() => {
    if (needsMore) void fetchNextPage();
  }, [needsMore, fetchNextPage]);

  return {
    total: data?.pages[0]?.totalRows,
    position: index === -1 ? undefined : index + 1,
    previousId: index > 0 ? ids[index - 1] : undefined,
    nextId: index === -1 ? undefined : ids[index + 1],
  };
}
