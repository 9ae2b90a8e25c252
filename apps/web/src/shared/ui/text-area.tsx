import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';
import type { FieldFrameProps } from './field.tsx';
import { Field, splitFieldProps } from './field.tsx';
import { controlTextClass } from './text-field.tsx';

interface TextAreaProps extends FieldFrameProps, ComponentProps<'textarea'> {}

export function TextArea({ rows = 4, ...props }: TextAreaProps) {
  const { frame, attributes } = splitFieldProps(props);
  return (
    <Field {...frame}>
      {(control) => (
        <div
          data-invalid={control.isInvalid || undefined}
          data-disabled={frame.isDisabled || undefined}
          className="control-box flex min-w-0 rounded-md transition-control"
        >
          <textarea
            {...attributes}
            id={control.id}
            rows={rows}
            aria-required={frame.isRequired || undefined}
            aria-invalid={control.isInvalid || undefined}
            aria-describedby={classNames(attributes['aria-describedby'], control.describedBy) || undefined}
            className={classNames(
              'min-h-10 min-w-0 flex-1 resize-y rounded-[inherit] bg-transparent px-3 py-2.5 text-ink outline-none disabled:text-ink-disabled',
              controlTextClass,
            )}
          />
        </div>
      )}
    </Field>
  );
}
