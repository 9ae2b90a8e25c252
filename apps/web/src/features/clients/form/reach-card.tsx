import { Mail, Plus } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { FieldCard, FormTextField, PhoneField } from './form-fields.tsx';
import { MoreContacts } from './more-contacts.tsx';
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
    <FieldCard
      card="reach"
      actions={actions}
      special={{
        email: (
          <FormTextField
            name="email"
            type="email"
            maxLength={254}
            icon={<Mail aria-hidden="true" strokeWidth={1.75} />}
            otherError={isEmailTaken ? t('form.errors.emailExists') : undefined}
          />
        ),
        phone: <PhoneField name="phone" hint={t('form.errors.phoneDigits')} />,
        homeNumber: <PhoneField name="homeNumber" placeholder={t('form.optional')} />,
        officeNumber: <PhoneField name="officeNumber" placeholder={t('form.optional')} />,
        sourceDetail: <SourceDetailField />,
        moreEmails: <MoreContacts emails={emails} phones={phones} />,
        morePhones: null,
      }}
    />
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

/** Who or what it was, named after the source. */
function SourceDetailField() {
  const { t } = useTranslation('clients');
  const { control } = useClientFormContext();
  const source = useWatch({ control, name: 'source' });
  const known = source === 'referral' || source === 'openHouse' || source === 'event' ? source : 'other';
  return <FormTextField name="sourceDetail" maxLength={120} label={t(`form.sourceDetail.${known}`)} />;
}
