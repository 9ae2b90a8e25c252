import { Mail, Phone, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UseFieldArrayReturn } from 'react-hook-form';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import type { ClientValues } from './client-values.ts';
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
  const format = useFormat();
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
                  setValue(`morePhones.${index}.number`, format.phone(target.value), {
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

interface RemovableRowProps {
  /** What the button says it removes. */
  name: string;
  onRemove: () => void;
  className?: string;
  children: ReactNode;
}

/** Fields with a cross beside them. */
function RemovableRow({ name, onRemove, className, children }: RemovableRowProps) {
  const { t } = useTranslation('clients');
  return (
    <div className={classNames('flex min-w-0 items-start gap-2', className)}>
      {children}
      <IconButton
        label={t('form.removeRow', { name })}
        icon={<X aria-hidden="true" />}
        className="-mr-2 -ml-1 mt-6"
        onClick={onRemove}
      />
    </div>
  );
}
