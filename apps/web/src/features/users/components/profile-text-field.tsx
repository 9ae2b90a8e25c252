import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { TextFieldProps } from '../../../shared/ui/text-field.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import type { ProfileField } from '../model/profile-form.ts';
import type { ProfileForm } from '../model/use-profile-form.ts';

interface ProfileTextFieldProps extends Omit<TextFieldProps, 'form' | 'name' | 'label'> {
  form: ProfileForm;
  name: ProfileField;
  label: string;
  onEdited?: () => void;
}

/** The codes of the shared schema, from this side or from the server, in words. */
function useErrorText(error: FieldError | undefined, label: string): string | undefined {
  const { t } = useTranslation(['users', 'common']);
  if (!error) return undefined;
  if (error.message === 'phone_digits' || error.type === 'phone_digits') return t('errors.phoneDigits');
  if (error.type === 'too_small') return `${label} ${t('common:required')}`;
  if (error.type === 'invalid_format' || error.type === 'invalid_union') {
    return `${label} ${t('common:invalidEmail')}`;
  }
  return error.message || t('errors.invalid');
}

export function ProfileTextField({ form, name, label, hint, onEdited, ...props }: ProfileTextFieldProps) {
  const { error } = form.getFieldState(name, form.formState);
  const errorText = useErrorText(error, label);
  return (
    <TextField
      {...props}
      {...form.register(name, { onChange: onEdited })}
      label={label}
      hint={errorText ? undefined : hint}
      error={errorText}
    />
  );
}
