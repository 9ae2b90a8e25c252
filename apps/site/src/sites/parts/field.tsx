import type { InputHTMLAttributes } from 'react';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  /** Said beside the label. */
  hint?: string;
  error?: string;
}

/** A field with its label, and what is wrong with it tied to it. */
export function Field({ name, label, hint, error, className = '', ...input }: FieldProps) {
  return (
    <div className={`field ${className}`}>
      <label htmlFor={`field-${name}`}>
        {label}
        {hint ? <span> {hint}</span> : null}
      </label>
      <input id={`field-${name}`} name={name} {...input} {...describedBy(name, error)} />
      <FieldError name={name} error={error} />
    </div>
  );
}

export const describedBy = (name: string, error: string | undefined) =>
  error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `error-${name}` };

export const FieldError = ({ name, error }: { name: string; error: string | undefined }) =>
  error === undefined ? null : (
    <p id={`error-${name}`} className="field-error">
      {error}
    </p>
  );

/** Hidden from people and from what reads to them: whatever fills it is no person. */
export const Trap = ({ name, label }: { name: string; label: string }) => (
  <div className="unseen" aria-hidden="true">
    <label>
      {label}
      <input name={name} defaultValue="" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
