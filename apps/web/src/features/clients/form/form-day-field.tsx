import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DayField } from '../parts/day-field.tsx';
import { useClientFormContext } from './use-client-form-context.ts';
import { useErrorText } from './use-error-text.ts';

interface FormDayFieldProps {
  name: 'birthday' | 'moveInDate' | 'entryDate';
  hint?: string;
  max?: string;
  today: string;
  /** The years with which an empty calendar begins. */
  yearsAround?: string;
}

export function FormDayField({ name, hint, ...props }: FormDayFieldProps) {
  const { t } = useTranslation('clients');
  const { control } = useClientFormContext();
  const { field, fieldState } = useController({ control, name });
  const errorText = useErrorText();
  const label = t(`form.fields.${name}`);
  const error = errorText(fieldState.error, label, name);
  return (
    <DayField
      {...props}
      ref={field.ref}
      label={label}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      hint={error ? undefined : hint}
      error={error}
    />
  );
}
