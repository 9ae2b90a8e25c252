import { Mail, Phone } from 'lucide-react';
import type { UseFieldArrayReturn } from 'react-hook-form';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguageStore } from '../../../shared/stores/language-store.ts';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { formatPhone } from '../parts/format-client.ts';
import type { ClientValues } from './client-values.ts';
import { RemovableRow } from './removable-row.tsx';
import { useClientFormContext } from './use-client-form-context.ts';
import { useErrorText } from './use-error-text.ts';

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const;

interface MoreContactsProps {
  emails: UseFieldArrayReturn<ClientValues, 'moreEmails'>;
  phones: UseFieldArrayReturn<ClientValues, 'morePhones'>;
}

/** Further addresses and numbers, one row each. */
export function MoreContacts({ emails, phones }: MoreContactsProps) {
  const { t } = useTranslation('clients');
  const { control, register, setValue } = useClientFormContext();
  const language = useLanguageStore(({ lan }) => lan);
  const { errors } = useFormState({ control, name: ['moreEmails', 'morePhones'] });
  const errorText = useErrorText();

  return (
    <>
      {emails.fields.map(({ id }, index) => {
        const label = t('form.moreEmail', { number: index + 2 });
        return (
          <RemovableRow key={id} name={label} onRemove={() => emails.remove(index)}>
            <TextField
              {...register(`moreEmails.${index}.value`)}
              className="flex-1"
              type="email"
              maxLength={254}
              autoComplete="off"
              icon={<Mail {...icon} />}
              label={label}
              error={errorText(errors.moreEmails?.[index]?.value, label, 'email')}
            />
          </RemovableRow>
        );
      })}
      {phones.fields.map(({ id }, index) => {
        const label = t('form.morePhone', { number: index + 1 });
        return (
          <RemovableRow
            key={id}
            name={label}
            onRemove={() => phones.remove(index)}
            className="@min-[700px]:col-span-2"
          >
            <TextField
              {...register(`morePhones.${index}.number`, {
                onBlur: ({ target }) =>
                  setValue(`morePhones.${index}.number`, formatPhone(target.value, language), {
                    shouldValidate: true,
                  }),
              })}
              className="flex-[1.4]"
              type="tel"
              maxLength={40}
              autoComplete="off"
              icon={<Phone {...icon} />}
              label={label}
              error={errorText(errors.morePhones?.[index]?.number, label, 'phone')}
            />
            <TextField
              {...register(`morePhones.${index}.label`)}
              className="flex-1"
              maxLength={40}
              autoComplete="off"
              label={t('form.phoneLabel')}
              placeholder={t('form.phoneLabelExample')}
            />
          </RemovableRow>
        );
      })}
    </>
  );
}
