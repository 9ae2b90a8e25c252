import type { ComponentProps } from 'react';

export const textLinkClass =
  'rounded-xs text-brand-ink underline decoration-1 underline-offset-3 hover:decoration-2';

/** A link to a page outside the app; it leaves the half-filled form alone. */
export function TextLink({ children, ...attributes }: ComponentProps<'a'>) {
  return (
    <a {...attributes} target="_blank" rel="noreferrer" className={textLinkClass}>
      {children}
    </a>
  );
}
