import type { ReactNode } from 'react';

interface BuilderPartProps {
  title?: string;
  /** At the end of the line of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One block of a panel, divided from the next by a line. */
export function BuilderPart({ title, aside, children }: BuilderPartProps) {
  return (
    <section aria-label={title} className="border-b border-line px-5 py-4.5 last:border-b-0">
      {title ? (
        <header className="mb-3 flex min-h-6 items-center gap-2">
          <h2 className="min-w-0 flex-1 text-base/[24px]">{title}</h2>
          {aside}
        </header>
      ) : null}
      {children}
    </section>
  );
}
