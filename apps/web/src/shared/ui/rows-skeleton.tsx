import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Skeleton } from './skeleton.tsx';

interface RowsSkeletonProps {
  rows: number;
  /** How high a card is where there is no room for a table. */
  cardClass: string;
  hasCheckbox?: boolean;
  /** The columns beside the person. */
  children: ReactNode;
}

/** A table of people in the shape in which it will come. */
export function RowsSkeleton({ rows, cardClass, hasCheckbox = false, children }: RowsSkeletonProps) {
  return (
    <div aria-busy="true">
      <div className="h-10 border-b border-line max-lg:hidden" />
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((key) => (
        <div
          key={key}
          className={classNames(
            'flex h-14 items-center gap-3 border-b border-line px-4 last:border-b-0',
            cardClass,
          )}
        >
          {hasCheckbox ? <Skeleton className="size-4.5 rounded-[5px]!" /> : null}
          <Skeleton shape="circle" />
          <span className="flex w-60 flex-col gap-[7px] max-lg:flex-1">
            <Skeleton className="h-3 w-3/5" />
            <Skeleton className="h-2.5 w-4/5" />
          </span>
          {children}
        </div>
      ))}
    </div>
  );
}
