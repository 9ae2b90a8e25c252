import type { PaneProps } from './pane-props.ts';
import { ResultsBody } from './results-body.tsx';

export function ResultsSheet({ map, ...props }: PaneProps) {
  return (
    <div className="flex h-[calc(100dvh-3.5rem)] flex-col md:h-[calc(100dvh-4rem)]">
      <div className="flex-1">{map}</div>
      <div className="h-1/2 overflow-y-auto">
        <ResultsBody {...props} />
      </div>
    </div>
  );
}
