import type { ReactNode } from 'react';

interface SectionHeadProps {
  id: string;
  title: string;
  children?: ReactNode;
}

/** In the middle of the page, under an ornament. */
export function SectionHead({ id, title, children }: SectionHeadProps) {
  return (
    <div className="h-head">
      <svg className="h-ornament" width="120" height="20" viewBox="0 0 120 20" aria-hidden="true">
        <path d="M2 10h40M78 10h40" />
        <path
          className="h-ornament-filled"
          d="M60 2l8 8-8 8-8-8ZM44 10a2 2 0 1 0 4 0a2 2 0 1 0-4 0M72 10a2 2 0 1 0 4 0a2 2 0 1 0-4 0"
        />
      </svg>
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
