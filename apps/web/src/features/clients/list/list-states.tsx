import type { ClientFilter } from '@hearthline/contract/client-filter';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ReadTrouble } from '../../../shared/api/read-trouble.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import {
  PeopleIllustration,
  SearchIllustration,
  ServerIllustration,
} from '../../../shared/ui/illustrations.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { clientCountQuery } from '../api/clients-api.ts';
import type { FilterChip } from '../filter/use-filter-chips.ts';
import { clientFormLink, clientImportLink } from '../parts/client-links.ts';

export function NoClients() {
  const { t } = useTranslation('clients');
  return (
    <EmptyState
      illustration={<PeopleIllustration />}
      title={t('list.empty.title')}
      text={t('list.empty.text')}
      headingLevel={2}
      className="flex-1 py-16"
      actions={
        <>
          <Link {...clientImportLink} className={buttonClass({ variant: 'secondary' })}>
            {t('list.empty.import')}
          </Link>
          <Link {...clientFormLink()} className={buttonClass({ variant: 'primary' })}>
            {t('list.newClient')}
          </Link>
        </>
      }
    />
  );
}

const offeredRemovals = 2;

interface NoMatchProps {
  chips: readonly FilterChip[];
  onFilter: (filter: ClientFilter) => void;
}

/** Offers to take away what narrows most: the filter without which most clients are found. */
export function NoMatch({ chips, onFilter }: NoMatchProps) {
  const { t } = useTranslation('clients');
  const counts = useQueries({ queries: chips.map(({ rest }) => clientCountQuery(rest)) });
  const best = chips
    .map((chip, index) => ({ ...chip, count: counts[index]?.data ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, offeredRemovals);
  const isCounted = counts.every(({ isPending }) => !isPending);
  return (
    <EmptyState
      illustration={<SearchIllustration />}
      title={t('list.noMatch.title')}
      text={t('list.noMatch.text')}
      headingLevel={2}
      className="min-h-80"
      actions={
        <>
          {best.map(({ field, label, rest }) => (
            <Button key={field} variant="secondary" className="max-w-80" onClick={() => onFilter(rest)}>
              <span className="truncate">{t('list.noMatch.remove', { name: label })}</span>
            </Button>
          ))}
          {isCounted && best.length < offeredRemovals ? (
            <Button variant="ghost" onClick={() => onFilter({ version: 1 })}>
              {t('list.noMatch.clear')}
            </Button>
          ) : null}
        </>
      }
    />
  );
}

export function ListTrouble({ trouble }: { trouble: ReadTrouble }) {
  const { t } = useTranslation('clients');
  const { t: common } = useTranslation('common');
  return (
    <EmptyState
      illustration={<ServerIllustration />}
      title={t(trouble.kind === 'offline' ? 'list.offline' : 'list.failed')}
      headingLevel={2}
      className="min-h-80"
      actions={<Button onClick={trouble.retry}>{common('tryAgain')}</Button>}
    />
  );
}

/** Rows in the shape in which they will come. */
export function ListSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-busy="true">
      <div className="h-10 border-b border-line max-lg:hidden" />
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((key) => (
        <div
          key={key}
          className="flex h-14 items-center gap-3 border-b border-line px-4 last:border-b-0 max-lg:h-28"
        >
          <Skeleton className="size-4.5 rounded-[5px]!" />
          <Skeleton shape="circle" />
          <span className="flex w-60 flex-col gap-[7px] max-lg:flex-1">
            <Skeleton className="h-3 w-3/5" />
            <Skeleton className="h-2.5 w-4/5" />
          </span>
          <span className="flex flex-1 items-center justify-between gap-6 max-lg:hidden">
            <Skeleton className="h-3 w-24" />
            <Skeleton className="h-3 w-14" />
            <Skeleton className="h-5 w-18" />
            <Skeleton className="h-3 w-36" />
            <Skeleton className="h-3 w-16" />
            <Skeleton className="h-3 w-20" />
            <Skeleton className="h-3 w-14" />
          </span>
        </div>
      ))}
    </div>
  );
}
