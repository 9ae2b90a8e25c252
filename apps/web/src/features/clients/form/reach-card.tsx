import { languages } from '@hearthline/domain/language';
import { Mail, Plus } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { FieldCard } from './field-card.tsx';
import { FormSelect } from './form-select.tsx';
import { FormTextField } from './form-text-field.tsx';
import { MoreContacts } from './more-contacts.tsx';
import { PhoneField } from './phone-field.tsx';
import { useClientFormContext } from './use-client-form-context.ts';

const rowLimit = 5;

/** Addresses, numbers, and how they came. */
export function ReachCard({ isEmailTaken }: { isEmailTaken: boolean }) {
  const { t } = useTranslation('clients');
  const { control } = useClientFormContext();
  const emails = useFieldArray({ control, name: 'moreEmails' });
  const phones = useFieldArray({ control, name: 'morePhones' });
  // Above the fields: below them, an error that appears would push the buttons away under the pointer.
  const actions = (
    <div className="-my-1 -mr-2 flex flex-wrap">
      {emails.fields.length < rowLimit && (
        <AddButton label={t('form.addEmail')} onAdd={() => emails.append({ value: '' })} />
      )}
      {phones.fields.length < rowLimit && (
        <AddButton label={t('form.addPhone')} onAdd={() => phones.append({ number: '', label: '' })} />
      )}
    </div>
  );
  return (
    <FieldCard title={t('form.cards.reach')} actions={actions}>
      <FormTextField
        name="email"
        type="email"
        maxLength={254}
        icon={<Mail aria-hidden="true" strokeWidth={1.75} />}
        otherError={isEmailTaken ? t('form.errors.emailExists') : undefined}
      />
      <PhoneField name="phone" hint={t('form.errors.phoneDigits')} />
      <PhoneField name="homeNumber" placeholder={t('form.optional')} />
      <PhoneField name="officeNumber" placeholder={t('form.optional')} />
      <FormSelect name="leadSource" />
      <FormSelect name="source" />
      <SourceDetailField />
      <LanguageField />
      <MoreContacts emails={emails} phones={phones} />
    </FieldCard>
  );
}

function AddButton({ label, onAdd }: { label: string; onAdd: () => void }) {
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<Plus aria-hidden="true" />}
      className="px-2! text-brand-ink!"
      onClick={onAdd}
    >
      {label}
    </Button>
  );
}

/** In which the mails to this person are written. */
function LanguageField() {
  const { t } = useTranslation('clients');
  const { control, setValue } = useClientFormContext();
  return (
    <Select
      label={t('form.fields.language')}
      items={languages.map((id) => ({ id, label: t(`languages.${id}`) }))}
      value={useWatch({ control, name: 'language' })}
      onChange={(language) => setValue('language', language)}
    />
  );
}

/** Who or what it was, named after the source. */
function SourceDetailField() {
  const { t } = useTranslation('clients');
  const { control } = useClientFormContext();
  const source = useWatch({ control, name: 'source' });
  const known = source === 'referral' || source === 'openHouse' || source === 'event' ? source : 'other';
  return <FormTextField name="sourceDetail" maxLength={120} label={t(`form.sourceDetail.${known}`)} />;
}
