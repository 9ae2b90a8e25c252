import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CheckboxProps as CheckboxRootProps } from 'react-aria-components';
import { Checkbox as CheckboxRoot } from 'react-aria-components';
import { classNames } from '../lib/class-names.ts';

interface CheckboxProps extends Omit<CheckboxRootProps, 'children' | 'className'> {
  /** The visible label; where there is none, give `aria-label`. */
  children?: ReactNode;
  className?: string;
}

export function Checkbox({ children, className, ...props }: CheckboxProps) {
  return (
    <CheckboxRoot
      {...props}
      className={classNames(
        'touch-target group/check inline-flex cursor-pointer items-center gap-2 text-sm outline-none data-disabled:text-ink-disabled',
        Boolean(children) && 'max-lg:min-h-11',
        className,
      )}
    >
      {({ isIndeterminate, isSelected }) => (
        <>
          <span
            aria-hidden="true"
            className={classNames(
              'grid size-4.5 shrink-0 place-items-center rounded-[5px] border-[1.5px] border-line-control bg-surface text-on-brand outline-offset-2 outline-focus transition-control [&_svg]:size-3',
              'group-data-hovered/check:border-ink-2 group-data-focus-visible/check:outline-2 group-data-invalid/check:border-danger',
              'group-data-selected/check:border-brand group-data-selected/check:bg-brand group-data-indeterminate/check:border-brand group-data-indeterminate/check:bg-brand',
              'group-data-disabled/check:border-line-strong group-data-disabled/check:bg-hover group-data-disabled/check:text-ink-disabled',
            )}
          >
            {isIndeterminate ? <Minus strokeWidth={3} /> : isSelected ? <Check strokeWidth={3} /> : null}
          </span>
          {children}
        </>
      )}
    </CheckboxRoot>
  );
}
