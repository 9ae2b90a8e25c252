import type { RelationQuality } from '@hearthline/domain/client/vocabulary';
import { relationQualities } from '@hearthline/domain/client/vocabulary';
import { classNames } from '../../../shared/lib/class-names.ts';
import { useClientWords } from './use-client-words.ts';

const heights = ['h-[5px]', 'h-2', 'h-[11px]', 'h-3.5'];

interface RelationBarsProps {
  relation: RelationQuality | null;
  className?: string;
}

/** One bar for a new relation up to four for an excellent one, with the word. */
export function RelationBars({ relation, className }: RelationBarsProps) {
  const { wordOf } = useClientWords();
  if (relation === null) return <span className="text-ink-3">—</span>;
  const strength = relationQualities.indexOf(relation) + 1;
  return (
    <span className={classNames('inline-flex items-center gap-2 align-middle whitespace-nowrap', className)}>
      <span aria-hidden="true" className="inline-flex items-end gap-[3px]">
        {heights.map((height, index) => (
          <span
            key={height}
            className={classNames(
              'w-1 rounded-[2px]',
              height,
              index < strength ? 'bg-brand' : 'bg-line-strong',
            )}
          />
        ))}
      </span>
      <span>{wordOf('relation', relation)}</span>
    </span>
  );
}
