import type { ClientField, ClientFieldDefinition } from '@hearthline/domain/client/fields';
import { clientFields } from '@hearthline/domain/client/fields';
import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

const isKind = (name: ClientField, kind: ClientFieldDefinition['kind']) => clientFields[name].kind === kind;

/** The rules that were broken, from this side or from the server, in words. */
export function useErrorText() {
  const { t } = useTranslation(['clients', 'common']);
  return (error: FieldError | undefined, label: string, name: ClientField): string | undefined => {
    if (!error) return undefined;
    switch (error.type) {
      case 'required':
        return `${label} ${t('common:required')}`;
      case 'one_line':
        return `${label} ${t('common:oneLine')}`;
      case 'email_exists':
        return t('form.errors.emailExists');
      case 'phone_digits':
        return t('form.errors.phoneDigits');
      case 'phone_invalid':
        return t('form.errors.phone');
      case 'digits_only':
        return t('form.errors.digitsOnly');
      case 'postal_code_invalid':
        return t('form.errors.postalCode');
      case 'max_below_min':
        return t('form.errors.maxLessThanMin');
      case 'min_above_max':
        return t('form.errors.minMoreThanMax');
      case 'too_big':
        return isKind(name, 'money') ? t('form.errors.tooMuch') : t('form.errors.tooLong');
    }
    if (isKind(name, 'date')) return t('form.errors.date');
    if (isKind(name, 'money')) return t('form.errors.amount');
    if (error.type === 'invalid_format') return `${label} ${t('common:invalidEmail')}`;
    return error.message || t('form.errors.other');
  };
}
