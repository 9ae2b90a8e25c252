import type { ReactNode } from 'react';

/** What goes on while one is elsewhere: over every screen, above bars at its bottom edge. */
export function FloatingBar({ children }: { children: ReactNode }) {
  return (
    <div className="fixed inset-x-4 bottom-24 z-(--z-toast) mx-auto max-w-190 md:bottom-6">{children}</div>
  );
}
