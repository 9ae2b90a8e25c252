import { BadgeCheck, FileText, Mail, Phone, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { isMailingSame, mailingAddressOf, maxLengths } from '../model/profile-form.ts';
import type { ProfileForm } from '../model/use-profile-form.ts';
import { ProfileTextField } from './profile-text-field.tsx';

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const;

export function RealtorInfoSection({ form }: { form: ProfileForm }) {
  const { t } = useTranslation('users');
  const [isSame, setIsSame] = useState(() => isMailingSame(form.getValues('realtor')));

  function copyAddress() {
    form.setValue('realtor.mailingAddress', mailingAddressOf(form.getValues('realtor')));
  }

  function handleSame(isChecked: boolean) {
    setIsSame(isChecked);
    if (isChecked) copyAddress();
  }

  const followAddress = isSame ? copyAddress : undefined;

  return (
    <Card isPadded aria-labelledby="realtor-heading">
      <CardHeader
        isPlain
        id="realtor-heading"
        title={t('realtor.heading')}
        meta={
          <>
            <FileText {...icon} size={14} />
            {t('realtor.printed')}
          </>
        }
      />
      <div className="grid gap-x-4 gap-y-3.5 md:grid-cols-2 xl:grid-cols-3">
        <ProfileTextField
          form={form}
          name="realtor.agentId"
          label={t('realtor.agentId')}
          icon={<BadgeCheck {...icon} />}
          maxLength={maxLengths.agentId}
        />
        <ProfileTextField
          form={form}
          name="realtor.brokerageName"
          label={t('realtor.brokerageName')}
          autoComplete="organization"
          maxLength={maxLengths.brokerageName}
          className="xl:col-span-2"
        />
        <ProfileTextField
          form={form}
          name="realtor.phone"
          label={t('realtor.phone')}
          icon={<Phone {...icon} />}
          type="tel"
          maxLength={maxLengths.phone}
        />
        <ProfileTextField
          form={form}
          name="realtor.fax"
          label={t('realtor.fax')}
          icon={<Printer {...icon} />}
          type="tel"
          maxLength={maxLengths.phone}
        />
        <ProfileTextField
          form={form}
          name="realtor.email"
          label={t('realtor.email')}
          icon={<Mail {...icon} />}
          type="email"
          maxLength={254}
        />
        <ProfileTextField
          form={form}
          name="realtor.address"
          label={t('realtor.address')}
          maxLength={maxLengths.address}
          onEdited={followAddress}
          className="xl:col-span-2"
        />
        <ProfileTextField
          form={form}
          name="realtor.city"
          label={t('realtor.city')}
          maxLength={maxLengths.city}
          onEdited={followAddress}
        />
        <ProfileTextField
          form={form}
          name="realtor.mailingAddress"
          label={t('realtor.mailingAddress')}
          maxLength={maxLengths.address}
          readOnly={isSame}
          className="xl:col-span-2"
        />
        <Checkbox isSelected={isSame} onChange={handleSame} className="min-h-10 md:self-end">
          {t('realtor.sameAsAddress')}
        </Checkbox>
      </div>
    </Card>
  );
}
