import type { ClientFilter } from '@hearthline/contract/client-filter';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { PeopleIllustration, SearchIllustration } from '../../../shared/ui/illustrations.tsx';
import { RowsSkeleton } from '../../../shared/ui/rows-skeleton.tsx';
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

export function ListSkeleton({ rows }: { rows: number }) {
  return (
    <RowsSkeleton rows={rows} cardClass="max-lg:h-28" hasCheckbox>
      <span className="flex flex-1 items-center justify-between gap-6 max-lg:hidden">
        <Skeleton className="h-3 w-24" />
        <Skeleton className="h-3 w-14" />
        <Skeleton className="h-5 w-18" />
        <Skeleton className="h-3 w-36" />
        <Skeleton className="h-3 w-16" />
        <Skeleton className="h-3 w-20" />
        <Skeleton className="h-3 w-14" />
      </span>
    </RowsSkeleton>
  );
}
