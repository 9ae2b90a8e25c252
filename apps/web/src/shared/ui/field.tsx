import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../lib/class-names.ts';

interface FieldControl {
  id: string;
  describedBy: string | undefined;
  isInvalid: boolean;
}

export interface FieldFrameProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  isRequired?: boolean;
  /** Keeps the label for assistive technology only, where the place already says what the field is. */
  isLabelHidden?: boolean;
}

interface FieldProps extends FieldFrameProps {
  id?: string;
  isDisabled?: boolean;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** What concerns the frame of a control, and what the control itself. */
export function splitFieldProps<Props extends Omit<FieldProps, 'children'> & { disabled?: boolean }>({
  label,
  hint,
  error,
  isRequired,
  isLabelHidden,
  id,
  className,
  ...attributes
}: Props) {
  const frame = { label, hint, error, isRequired, isLabelHidden, id, className };
  return { frame: { ...frame, isDisabled: attributes.disabled }, attributes };
}

export const labelClass = 'text-[12.5px]/[18px] font-medium text-ink';

function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-xs text-ink-3">
      {children}
    </p>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-[5px] text-xs text-danger">
      <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

export function Field({
  label,
  hint,
  error,
  isRequired = false,
  isLabelHidden = false,
  isDisabled = false,
  id,
  className,
  children,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const errorId = `${controlId}-error`;
  const hintId = `${controlId}-hint`;
  const describedBy = classNames(Boolean(error) && errorId, Boolean(hint) && hintId) || undefined;

  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <label
        htmlFor={controlId}
        className={classNames(
          labelClass,
          'self-start',
          isRequired && 'field-required',
          isDisabled && 'text-ink-disabled',
          isLabelHidden && 'sr-only',
        )}
      >
        {label}
      </label>
      {children({ id: controlId, describedBy, isInvalid: Boolean(error) })}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {hint ? <FieldHint id={hintId}>{hint}</FieldHint> : null}
    </div>
  );
}
