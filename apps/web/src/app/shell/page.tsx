import type { ReactNode } from 'react';
import { classNames } from '../../shared/lib/class-names.ts';

interface PageProps {
  children: ReactNode;
  /** For a screen whose last row is a bar pinned to the bottom of the window. */
  hasBottomBar?: boolean;
}

/** The padding of an ordinary page; builders and split views do without it. */
export function Page({ children, hasBottomBar = false }: PageProps) {
  return (
    <div
      className={classNames(
        'flex flex-1 flex-col px-4 pt-4.5 md:px-8 md:pt-6',
        !hasBottomBar && 'pb-6 md:pb-8',
      )}
    >
      {children}
    </div>
  );
}
