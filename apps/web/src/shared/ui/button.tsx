import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Ring } from './loaders.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'destructive' | 'link';
type ButtonSize = 'sm' | 'md' | 'lg';

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  fullWidth?: boolean;
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  isLoading?: boolean;
  icon?: ReactNode;
}

const baseClass =
  'inline-flex items-center justify-center border text-center transition-control select-none max-md:text-balance md:whitespace-nowrap [&_svg]:shrink-0';

const disabledClass =
  'inactive:border-transparent inactive:bg-hover inactive:text-ink-disabled inactive:shadow-none';

const variantClasses: Record<ButtonVariant, string> = {
  primary: `border-transparent bg-brand font-semibold text-on-brand shadow-[inset_0_1px_0_rgb(255_255_255/0.16),var(--shadow-xs)] hovered:bg-brand-hover pressed:bg-brand-pressed ${disabledClass}`,
  secondary: `border-line-strong bg-surface font-medium text-ink shadow-xs hovered:bg-hover pressed:bg-pressed ${disabledClass}`,
  ghost: `border-transparent bg-transparent font-medium text-ink-2 hovered:bg-hover hovered:text-ink pressed:bg-pressed pressed:text-ink ${disabledClass}`,
  destructive: `border-transparent bg-danger font-semibold text-on-danger shadow-xs hovered:bg-danger-hover pressed:brightness-95 ${disabledClass}`,
  link: 'border-transparent bg-transparent font-medium text-brand-ink underline-offset-3 hovered:underline inactive:text-ink-disabled inactive:no-underline',
};

const sizeClasses: Record<ButtonSize, string> = {
  sm: 'touch-target min-h-8 gap-1.5 rounded-[8px] px-3 py-0.5 text-[12.5px]/[20px] [&_svg]:size-4',
  md: 'min-h-11 gap-2 rounded-md px-4 py-1 text-sm lg:min-h-10 [&_svg]:size-4.5',
  lg: 'min-h-12 gap-2 rounded-[12px] px-[22px] py-1 text-base [&_svg]:size-4.5',
};

const linkSizeClasses: Record<ButtonSize, string> = {
  sm: 'touch-target gap-1.5 rounded-xs text-xs [&_svg]:size-3.5',
  md: 'touch-target gap-2 rounded-xs text-sm [&_svg]:size-4',
  lg: 'touch-target gap-2 rounded-xs text-base [&_svg]:size-4.5',
};

/** The look of a button for links and for triggers that are not a plain `<button>`. */
export function buttonClass({
  variant = 'primary',
  size = 'md',
  fullWidth = false,
}: ButtonLook = {}): string {
  const sizing = variant === 'link' ? linkSizeClasses[size] : sizeClasses[size];
  return classNames(baseClass, variantClasses[variant], sizing, fullWidth && 'w-full');
}

export function Button({
  variant,
  size,
  fullWidth,
  isLoading = false,
  icon,
  type = 'button',
  className,
  onClick,
  children,
  ...attributes
}: ButtonProps) {
  // A busy button keeps the focus, so it refuses the click instead of being disabled.
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isLoading) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  }

  return (
    <button
      {...attributes}
      type={type}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || attributes['aria-disabled']}
      onClick={handleClick}
      className={classNames(buttonClass({ variant, size, fullWidth }), className)}
    >
      {isLoading ? <Ring size="sm" isDecorative /> : icon}
      {children}
    </button>
  );
}
