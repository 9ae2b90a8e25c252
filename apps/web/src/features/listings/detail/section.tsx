import type { ReactNode } from 'react';
import { classNames } from '../../../shared/lib/class-names.ts';
import type { SectionId } from './section-nav.tsx';

interface SectionProps {
  id: SectionId;
  children: ReactNode;
  className?: string;
}

/** A part that the links above lead to; the pinned rows do not cover its head. */
export function Section({ id, children, className }: SectionProps) {
  return (
    <div
      id={id}
      tabIndex={-1}
      className={classNames(
        'flex min-w-0 scroll-mt-30 flex-col gap-4 outline-none max-md:scroll-mt-16',
        className,
      )}
    >
      {children}
    </div>
  );
}
