import type { CSSProperties } from 'react';
import { classNames } from '../lib/class-names.ts';

interface SkeletonProps {
  shape?: 'line' | 'circle' | 'block';
  className?: string;
  style?: CSSProperties;
}

const shapeClasses = { line: 'h-3', circle: 'size-9 !rounded-full', block: 'h-21 !rounded-md' };

/** A grey stand-in with the measures of what will come; it waits 200 ms before it shows. */
export function Skeleton({ shape = 'line', className, style }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      style={style}
      className={classNames('skeleton block shrink-0', className ?? shapeClasses[shape])}
    />
  );
}

export function SkeletonRow({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={classNames('flex items-center gap-3 py-2.5', className)}>
      <Skeleton shape="circle" />
      <span className="flex min-w-0 flex-1 flex-col gap-[7px]">
        <Skeleton className="h-3 w-[46%]" />
        <Skeleton className="h-2.5 w-[68%]" />
      </span>
      <Skeleton className="h-5 w-[70px]" />
    </div>
  );
}
