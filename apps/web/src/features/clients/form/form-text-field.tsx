import { requiredClientFields } from '@hearthline/domain/client/completeness';
import type { ChangeEvent } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { TextFieldProps } from '../../../shared/ui/text-field.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import type { ClientField, ClientValues } from './client-values.ts';
import { useClientFormContext } from './use-client-form-context.ts';
import { useErrorText } from './use-error-text.ts';

type TextName = {
  [K in ClientField]: ClientValues[K] extends string ? (string extends ClientValues[K] ? K : never) : never;
}[ClientField];

interface FormTextFieldProps extends Omit<TextFieldProps, 'name' | 'label' | 'form'> {
  name: TextName;
  /** In place of the usual name of the field. */
  label?: string;
  /** How the text is shown when the field is left. */
  tidy?: (text: string) => string;
  /** A field that is judged anew with this one, once there is something in it. */
  judgedWith?: TextName;
  /** What somebody else knows to be wrong with it. */
  otherError?: string;
}

export function FormTextField({
  name,
  label,
  tidy,
  judgedWith,
  otherError,
  hint,
  ...props
}: FormTextFieldProps) {
  const { t } = useTranslation('clients');
  const form = useClientFormContext();
  const { errors } = useFormState({ control: form.control, name });
  const errorText = useErrorText();
  const ownLabel = label ?? t(`form.fields.${name}`);
  const error = errorText(errors[name], ownLabel, name) ?? otherError;

  function handleBlur(event: ChangeEvent<HTMLInputElement>) {
    const text = event.target.value;
    const tidied = tidy?.(text) ?? text;
    // The form judges the text as it was when the field was left, so a tidied one is judged anew.
    if (tidied !== text) form.setValue(name, tidied, { shouldValidate: true });
    if (judgedWith && form.getValues(judgedWith).trim() !== '') void form.trigger(judgedWith);
  }

  return (
    <TextField
      autoComplete="off"
      {...props}
      {...form.register(name, { onBlur: handleBlur })}
      label={ownLabel}
      isRequired={(requiredClientFields as readonly string[]).includes(name)}
      hint={error ? undefined : hint}
      error={error}
    />
  );
}
