import { classNames } from '../lib/class-names.ts';

interface BrandMarkProps {
  sizePx?: number;
  /** Lets the ember breathe and draws the roof line below, for the splash. */
  isAnimated?: boolean;
  /** Spoken name; left out where the word stands beside the mark. */
  label?: string;
  className?: string;
}

export function BrandMark({ sizePx = 36, isAnimated = false, label, className }: BrandMarkProps) {
  const tile = (
    <span
      className={classNames('brand-tile', !isAnimated && className)}
      style={{ width: sizePx, height: sizePx, borderRadius: sizePx * 0.3 }}
    >
      <svg
        role={label ? 'img' : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : true}
        width={sizePx * 0.66}
        height={sizePx * 0.66}
        viewBox="0 0 24 24"
        fill="none"
        className="stroke-white"
        strokeWidth={2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M1.8 18.5H6V11.2L12 5.5l6 5.7v7.3h4.2" />
        <path
          d="M12 18.6c-1.5 0-2.5-1-2.5-2.4 0-1.6 1.6-2.2 2.2-3.9 1.7 1 2.8 2.4 2.8 3.9 0 1.4-1 2.4-2.5 2.4Z"
          stroke="none"
          className={classNames(
            'fill-white',
            isAnimated && 'origin-[12px_18px] animate-[ember-breathe_1.4s_ease-in-out_infinite]',
          )}
        />
      </svg>
    </span>
  );
  if (!isAnimated) return tile;
  return (
    <span className={classNames('inline-flex flex-col items-center gap-3.5', className)}>
      {tile}
      <svg aria-hidden="true" width="120" height="14" viewBox="0 0 120 14" fill="none" strokeWidth={2}>
        <path d="M0 12H40V6L60 1 80 6V12H120" className="stroke-line-strong" />
        <path
          d="M0 12H40V6L60 1 80 6V12H120"
          pathLength={100}
          strokeDasharray={100}
          strokeDashoffset={100}
          className="animate-[roof-line_1.4s_var(--ease-in-out)_infinite] stroke-brand motion-reduce:[stroke-dashoffset:50]"
        />
      </svg>
    </span>
  );
}
