import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** What is printed in place of the screen: `.printed-only` hides everything beside it that stands directly in the body. */
export function OnPaper({ children }: { children: ReactNode }) {
  return createPortal(children, document.body);
}
