import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import type { FieldFrameProps } from './field.tsx';
import { Field, splitFieldProps } from './field.tsx';

export type ControlSize = 'sm' | 'md' | 'lg';

export interface TextFieldProps extends FieldFrameProps, Omit<ComponentProps<'input'>, 'size'> {
  icon?: ReactNode;
  /** A sign before the text, as wide as it is. */
  before?: ReactNode;
  suffix?: ReactNode;
  /** Marks the field where what is wrong is said elsewhere. */
  isInvalid?: boolean;
  size?: ControlSize;
}

export const controlHeights: Record<ControlSize, string> = {
  sm: 'h-11 rounded-[8px] lg:h-8',
  md: 'h-11 rounded-md lg:h-10',
  lg: 'h-12 rounded-md',
};

/** Phones zoom into inputs with smaller letters, so these grow to 16 px below 768. */
export const controlTextClass = 'text-md md:text-sm';

export function TextField({
  icon,
  before,
  suffix,
  isInvalid: isMarked = false,
  size = 'md',
  ...props
}: TextFieldProps) {
  const { frame, attributes } = splitFieldProps(props);
  return (
    <Field {...frame}>
      {(control) => (
        <div
          data-invalid={control.isInvalid || isMarked || undefined}
          data-disabled={frame.isDisabled || undefined}
          className={classNames(
            'control-box relative flex min-w-0 items-center transition-control',
            controlHeights[size],
          )}
        >
          {icon ? (
            <span className="pointer-events-none absolute left-3 text-ink-3 [&_svg]:size-4.5">{icon}</span>
          ) : null}
          {before ? <span className="pl-3 text-sm text-ink-3">{before}</span> : null}
          <input
            {...attributes}
            id={control.id}
            aria-required={frame.isRequired || undefined}
            aria-invalid={control.isInvalid || isMarked || undefined}
            aria-describedby={classNames(attributes['aria-describedby'], control.describedBy) || undefined}
            className={classNames(
              'h-full min-w-0 flex-1 rounded-[inherit] bg-transparent pr-3 text-ink outline-none disabled:text-ink-disabled',
              controlTextClass,
              icon ? 'pl-[38px]' : before ? 'pl-2' : 'pl-3',
            )}
          />
          {suffix ? (
            <span className="flex shrink-0 items-center pr-3 text-sm text-ink-3">{suffix}</span>
          ) : null}
        </div>
      )}
    </Field>
  );
}
