import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

interface EmptyStateProps {
  illustration?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  role?: 'alert';
  className?: string;
}

export function EmptyState({
  illustration,
  title,
  text,
  actions,
  headingLevel = 3,
  role,
  className,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      role={role}
      className={classNames('flex flex-col items-center justify-center px-6 py-8 text-center', className)}
    >
      {illustration}
      <Heading className="mt-2.5 max-w-80 text-[15px]/[21px]">{title}</Heading>
      {text ? <p className="mt-0.5 max-w-70 text-[13px]/[19px] text-ink-2">{text}</p> : null}
      {actions ? (
        <div className="mt-3 flex flex-wrap items-center justify-center gap-2">{actions}</div>
      ) : null}
    </div>
  );
}
