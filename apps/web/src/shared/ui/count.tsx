import { classNames } from '../lib/class-names.ts';

interface CountProps {
  value: number;
  tone?: 'neutral' | 'success' | 'brand';
  className?: string;
}

const toneClasses = {
  neutral: 'bg-hover text-ink-2',
  success: 'bg-success-soft text-success',
  brand: 'bg-brand-soft text-brand-ink',
};

/** A small number beside a title or a tab; from 100 on it reads "+99". */
export function Count({ value, tone = 'neutral', className }: CountProps) {
  return (
    <span
      className={classNames(
        'inline-block h-4.5 min-w-5 rounded-full px-1.5 text-center text-[11px]/[18px] font-medium',
        toneClasses[tone],
        className,
      )}
    >
      {value > 99 ? '+99' : value}
    </span>
  );
}
