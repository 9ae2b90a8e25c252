import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

interface ChipProps extends ComponentProps<'button'> {
  isSelected?: boolean;
  size?: 'md' | 'lg';
  icon?: ReactNode;
  count?: ReactNode;
  /** Shows the cross of a chip whose click takes it away; name the action with `aria-label`. */
  isRemovable?: boolean;
}

const sizeClasses = {
  md: 'h-7 px-2.5 text-xs',
  lg: 'h-9 px-3.5 text-[12.5px]/[20px]',
};

export function Chip({
  isSelected = false,
  size = 'md',
  icon,
  count,
  isRemovable = false,
  type = 'button',
  className,
  children,
  ...attributes
}: ChipProps) {
  return (
    <button
      {...attributes}
      type={type}
      aria-pressed={isRemovable ? undefined : isSelected}
      className={classNames(
        'touch-target inline-flex shrink-0 items-center gap-1.5 rounded-full border font-medium whitespace-nowrap transition-control [&_svg]:size-3.5',
        'inactive:border-line inactive:bg-transparent inactive:text-ink-disabled',
        isSelected
          ? 'border-brand-soft-line bg-brand-soft text-brand-ink'
          : 'border-line-strong bg-surface text-ink-2 hovered:bg-hover hovered:text-ink pressed:bg-pressed',
        sizeClasses[size],
        className,
      )}
    >
      {icon}
      {children}
      {count === undefined ? null : <span className="font-normal">{count}</span>}
      {isRemovable ? <X aria-hidden="true" className="flex-none" /> : null}
    </button>
  );
}
