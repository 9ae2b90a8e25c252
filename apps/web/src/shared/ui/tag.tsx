import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

export type TagTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'brand';

interface TagProps {
  tone?: TagTone;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

const toneClasses: Record<TagTone, string> = {
  neutral: 'bg-hover text-ink-2',
  info: 'bg-info-soft text-info',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  brand: 'bg-brand-soft text-brand-ink',
};

export function Tag({ tone = 'neutral', icon, className, children }: TagProps) {
  return (
    <span
      className={classNames(
        'inline-flex h-5 items-center gap-[5px] rounded-[5px] px-[7px] text-2xs font-medium whitespace-nowrap [&_svg]:size-3',
        toneClasses[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
