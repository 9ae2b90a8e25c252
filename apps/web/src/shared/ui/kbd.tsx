import type { ReactNode } from 'react';

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-block rounded-[5px] border border-line-strong bg-inset px-1.5 font-sans text-[11px]/[18px] font-medium text-ink-2">
      {children}
    </kbd>
  );
}
