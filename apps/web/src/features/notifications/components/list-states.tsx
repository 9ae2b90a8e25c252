import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { BellIllustration, HearthIllustration } from '../../../shared/ui/illustrations.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { NotificationFilter } from '../api/notification-queries.ts';
import { pageRowClass } from './page-row.tsx';

export type ListVariant = 'panel' | 'page';

export function RowSkeleton({ variant }: { variant: ListVariant }) {
  if (variant === 'panel')
    return (
      <div className="flex items-center gap-3 px-3 py-3">
        <Skeleton className="size-9 rounded-md!" />
        <span className="flex flex-1 flex-col gap-1.5">
          <Skeleton className="h-3 w-[78%]" />
          <Skeleton className="h-2.5 w-[52%]" />
        </span>
      </div>
    );
  return (
    <div className={classNames(pageRowClass, 'md:grid-cols-[auto_minmax(0,1fr)_auto_auto]!')}>
      <Skeleton className="size-11 rounded-[12px]!" />
      <span className="flex flex-col gap-2">
        <Skeleton className="h-3.5 w-[42%]" />
        <Skeleton className="h-3 w-[64%]" />
      </span>
      <Skeleton className="h-3 w-17 max-md:hidden" />
      <Skeleton className="h-8 w-31 rounded-[8px]! max-md:hidden" />
    </div>
  );
}

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function ListSkeleton({ variant }: { variant: ListVariant }) {
  const { t } = useTranslation('common');
  return (
    <div
      aria-busy="true"
      className={classNames(
        'notification-skeletons',
        variant === 'page' && 'rounded-lg border border-line bg-surface *:not-last:border-b',
      )}
    >
      <span role="status" className="sr-only">
        {t('loading')}
      </span>
      {places.map((place) => (
        <RowSkeleton key={place} variant={variant} />
      ))}
    </div>
  );
}

const drawings = { unread: <HearthIllustration />, all: <BellIllustration /> };

export function NoNotifications({ filter }: { filter: NotificationFilter }) {
  const { t } = useTranslation('notifications');
  return (
    <EmptyState
      illustration={drawings[filter]}
      title={t(`notMessage.${filter}.title`)}
      text={t(`notMessage.${filter}.text`)}
      className="min-h-80"
    />
  );
}

/** The rows above stay; only the way on is broken. */
export function MoreFailed({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  const { t } = useTranslation(['notifications', 'common']);
  return (
    <li className="flex flex-wrap items-center justify-center gap-x-3 gap-y-2 px-3 py-4 text-sm text-ink-2 md:col-span-full">
      <span role="alert">{t('moreFailed')}</span>
      <Button size="sm" variant="secondary" isLoading={isRetrying} onClick={onRetry}>
        {t('common:tryAgain')}
      </Button>
    </li>
  );
}
