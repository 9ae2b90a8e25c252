import type { ReactNode } from 'react';
import type { SwitchProps as SwitchRootProps } from 'react-aria-components';
import { Switch as SwitchRoot } from 'react-aria-components';
import { classNames } from '../lib/class-names.ts';

interface SwitchProps extends Omit<SwitchRootProps, 'children' | 'className'> {
  /** The visible label; where there is none, give `aria-label`. */
  children?: ReactNode;
  className?: string;
}

export function Switch({ children, className, ...props }: SwitchProps) {
  return (
    <SwitchRoot
      {...props}
      className={classNames(
        'touch-target group/switch inline-flex cursor-pointer items-center gap-2 text-sm outline-none data-disabled:text-ink-disabled',
        Boolean(children) && 'max-lg:min-h-11',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          'relative h-5 w-9 shrink-0 rounded-full bg-line-control outline-offset-2 outline-focus transition-control',
          'group-data-focus-visible/switch:outline-2 group-data-selected/switch:bg-brand',
          'group-data-disabled/switch:bg-line-strong',
        )}
      >
        <span className="absolute top-0.5 left-0.5 size-4 rounded-full bg-white shadow-[0_1px_2px_rgb(0_0_0/0.3)] transition-transform duration-(--dur-fast) group-data-selected/switch:translate-x-4 group-data-selected/switch:bg-on-brand" />
      </span>
      {children}
    </SwitchRoot>
  );
}
