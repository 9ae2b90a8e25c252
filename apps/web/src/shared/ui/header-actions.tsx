import type { ReactNode } from 'react';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** The place in the frame's header that the open page may fill. */
export const headerActionsId = 'header-actions';

/** Puts the page's own actions into the header; without a frame around, they stand where they are written. */
export function HeaderActions({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setPlace(document.getElementById(headerActionsId)), []);
  return place ? createPortal(children, place) : children;
}
