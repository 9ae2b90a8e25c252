import type { OpenGrade } from '@hearthline/domain/message/open-grade';
import { classNames } from '../lib/class-names.ts';

const looks: Record<OpenGrade, { color: string; bars: number }> = {
  none: { color: 'text-ink-3', bars: 0 },
  machine: { color: 'text-warning', bars: 1 },
  likely: { color: 'text-info', bars: 2 },
  confirmed: { color: 'text-success', bars: 3 },
};
const heights = ['h-1.5', 'h-[9px]', 'h-3'];

/** How sure it is that somebody read it: three bars and the word. */
export function GradeBars({ grade, label }: { grade: OpenGrade; label: string }) {
  const { color, bars } = looks[grade];
  return (
    <span
      className={classNames('flex w-fit items-center gap-[7px] text-xs font-medium whitespace-nowrap', color)}
    >
      <span aria-hidden="true" className="inline-flex items-end gap-0.5">
        {heights.map((height, index) => (
          <i
            key={height}
            className={classNames(
              'w-1 rounded-[2px]',
              height,
              index < bars ? 'bg-current' : 'bg-line-strong',
            )}
          />
        ))}
      </span>
      {label}
    </span>
  );
}
