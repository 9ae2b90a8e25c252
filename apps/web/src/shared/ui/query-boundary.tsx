import type { ReactNode } from 'react';
import type { BoundaryQuery, QueryFailure } from '../api/use-query-boundary.ts';
import { useQueryBoundary } from '../api/use-query-boundary.ts';
import { classNames } from '../lib/class-names.ts';
import { QueryError } from './query-error.tsx';

interface QueryBoundaryProps<T> {
  query: BoundaryQuery<T>;
  /** In the measures of what will come. */
  pending?: ReactNode;
  /** Where the plain banner does not fit. */
  error?: (failure: QueryFailure) => ReactNode;
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
  /**
   * What was there before the question changed is dimmed until the answer comes.
   * A failure takes its place (`dim`) or stands above it (`keep`).
   */
  previous?: 'dim' | 'keep';
  children: (data: T) => ReactNode;
}

/** Data in one of their four states: on their way, failed, none there, or ready. */
export function QueryBoundary<T>({ query, error, previous, ...props }: QueryBoundaryProps<T>) {
  const failure = useQueryBoundary(query);
  const drawError = error ?? ((each: QueryFailure) => <QueryError failure={each} />);
  const { data, isPlaceholderData } = query;
  if (failure && (data === undefined || previous !== 'keep')) return drawError(failure);
  if (data === undefined) return props.pending;
  const content = props.isEmpty?.(data) ? props.empty : props.children(data);
  if (!previous) return content;
  return (
    <>
      {failure ? drawError(failure) : null}
      <div
        aria-busy={isPlaceholderData || undefined}
        className={classNames('transition-opacity', isPlaceholderData && 'opacity-60')}
      >
        {content}
      </div>
    </>
  );
}
