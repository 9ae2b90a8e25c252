import type { ReactNode } from 'react';
import { SkeletonRow } from '../../../../shared/ui/skeleton.tsx';

const waitingRows = ['first', 'second', 'third', 'fourth'];

export function PanelWaiting() {
  return (
    <div aria-hidden="true" className="px-5 py-2">
      {waitingRows.map((row) => (
        <SkeletonRow key={row} />
      ))}
    </div>
  );
}

export function PanelEmpty({ children }: { children: ReactNode }) {
  return <p className="px-5 py-4 text-sm text-ink-3">{children}</p>;
}
