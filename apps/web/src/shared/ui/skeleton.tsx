import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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

/** The shape of what will come, and a word for those who cannot see it. */
export function SkeletonFrame({ className, children }: { className?: string; children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <div className={className}>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      {children}
    </div>
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
