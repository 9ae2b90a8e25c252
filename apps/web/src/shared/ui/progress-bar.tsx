import type { ReactNode } from 'react';
import { useId } from 'react';
import { useFormat } from '../i18n/format.ts';
import { classNames } from '../lib/class-names.ts';

interface ProgressBarProps {
  label: ReactNode;
  /** 0 to 100. */
  value: number;
  valueText?: string;
  hint?: ReactNode;
  isLabelHidden?: boolean;
  className?: string;
}

export function ProgressBar({
  label,
  value,
  valueText,
  hint,
  isLabelHidden = false,
  className,
}: ProgressBarProps) {
  const labelId = useId();
  const format = useFormat();
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  const text = valueText ?? format.percent(percent / 100, 0);
  return (
    <div className={classNames('flex flex-col gap-2', className)}>
      <div className={classNames('flex justify-between gap-3 text-sm', isLabelHidden && 'sr-only')}>
        <span id={labelId} className="min-w-0 truncate font-medium">
          {label}
        </span>
        <span className="shrink-0 text-ink-2">{text}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
        className="h-1.5 overflow-hidden rounded-xs bg-line-strong"
      >
        <div
          style={{ width: `${percent}%` }}
          className="h-full rounded-xs bg-linear-to-r from-(--ember-b) to-(--ember-a) transition-[width] duration-(--dur-base)"
        />
      </div>
      {hint ? <div className="text-xs text-ink-3">{hint}</div> : null}
    </div>
  );
}
