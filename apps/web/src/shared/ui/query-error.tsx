import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isAgreementMissing } from '../api/api-error.ts';
import type { QueryFailure } from '../api/use-query-boundary.ts';
import { classNames } from '../lib/class-names.ts';
import { Banner } from './banner.tsx';
import { BoardAccessNeeded } from './board-access-needed.tsx';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { ServerIllustration } from './illustrations.tsx';

export interface QueryErrorProps {
  /** What a query tells; or the little that is known of another call. */
  failure: Partial<QueryFailure>;
  /**
   * A strip above the place of the data, a whole screen, a line within a card, or a tile:
   * one of many on a screen, so it is not announced, and its text is cut after two lines.
   */
  layout?: 'banner' | 'page' | 'line' | 'tile';
  /** Another try is under way while the error still stands. */
  isRetrying?: boolean;
  /** What could not be loaded, where the screen does not make it plain. */
  text?: string;
  /** What to say of what is not there any more, and where to go from it. */
  notFound?: { text: string; action: ReactNode };
  illustration?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  className?: string;
}

/** Why data are not there, and the way on. */
export function QueryError(props: QueryErrorProps) {
  // Another try would not help.
  return isAgreementMissing(props.failure.error) ? (
    <BoardAccessNeeded {...props} />
  ) : (
    <PlainError {...props} />
  );
}

function PlainError({ layout = 'banner', ...props }: QueryErrorProps) {
  const { t } = useTranslation('common');
  const { failure, notFound, headingLevel = 2, illustration = <ServerIllustration />, className } = props;
  const isOffline = failure.kind === 'offline';
  const isGone = failure.kind === 'notFound' && notFound !== undefined;
  const text = isOffline
    ? t('loadError.offline')
    : isGone
      ? notFound.text
      : (failure.message ?? props.text ?? t('loadError.failed'));
  const retryButton = (look: Pick<Parameters<typeof Button>[0], 'size' | 'variant'>) =>
    failure.retry ? (
      <Button {...look} isLoading={props.isRetrying} onClick={failure.retry}>
        {t('tryAgain')}
      </Button>
    ) : null;

  if (layout === 'tile')
    return (
      <div className={classNames('flex flex-col items-start gap-1 text-sm', className)}>
        <p title={text} className="line-clamp-2">
          {text}
        </p>
        {retryButton({ variant: 'link', size: 'sm' })}
      </div>
    );
  if (layout === 'line')
    return (
      <p
        role="alert"
        className={classNames('flex flex-wrap items-center gap-x-3 text-sm text-ink-2', className)}
      >
        {text}
        {isGone ? notFound.action : retryButton({ variant: 'link', size: 'sm' })}
      </p>
    );
  if (layout === 'page')
    return (
      <EmptyState
        role="alert"
        illustration={illustration}
        title={text}
        headingLevel={headingLevel}
        className={className}
        actions={isGone ? notFound.action : retryButton({})}
      />
    );
  return (
    <Banner
      tone={isOffline || isGone ? 'warning' : 'danger'}
      className={className}
      actions={
        isGone ? notFound.action : isOffline ? null : retryButton({ size: 'sm', variant: 'secondary' })
      }
    >
      {text}
    </Banner>
  );
}
