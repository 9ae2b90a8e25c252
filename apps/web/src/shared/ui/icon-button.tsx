import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

interface IconButtonProps extends ComponentProps<'button'> {
  label: string;
  icon: ReactNode;
  size?: 'sm' | 'md';
  variant?: 'ghost' | 'outline';
  /** Shows the button as held down, for example while the panel it opened is there. */
  isActive?: boolean;
}

const sizeClasses = {
  sm: 'touch-target size-8 rounded-[8px] [&_svg]:size-4',
  md: 'touch-target size-11 rounded-md lg:size-10 [&_svg]:size-5',
};

const variantClasses = {
  ghost: 'border-transparent',
  outline: 'border-line-strong bg-surface',
};

export function IconButton({
  label,
  icon,
  size = 'md',
  variant = 'ghost',
  isActive = false,
  type = 'button',
  className,
  children,
  ...attributes
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...attributes}
      type={type}
      aria-label={label}
      className={classNames(
        'inline-grid shrink-0 place-items-center border text-ink-2 transition-control',
        'hovered:bg-hover hovered:text-ink pressed:bg-pressed pressed:text-ink',
        'inactive:bg-transparent inactive:text-ink-disabled',
        sizeClasses[size],
        variantClasses[variant],
        isActive && 'bg-pressed text-ink',
        className,
      )}
    >
      {icon}
      {children}
    </button>
  );
}
