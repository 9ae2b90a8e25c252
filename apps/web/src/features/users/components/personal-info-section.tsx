import { titles } from '@hearthline/contract/users';
import { languages } from '@hearthline/domain/language';
import { Languages, Lock, Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import type { ProfileValues } from '../model/profile-form.ts';
import { maxLengths } from '../model/profile-form.ts';
import type { ProfileForm } from '../model/use-profile-form.ts';
import { ProfileTextField } from './profile-text-field.tsx';

interface PersonalInfoSectionProps {
  form: ProfileForm;
  values: ProfileValues;
  email: string;
}

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const;
/** A select needs an id for the empty choice too. */
const noTitle = 'none';

export function PersonalInfoSection({ form, values, email }: PersonalInfoSectionProps) {
  const { t } = useTranslation('users');
  const titleItems = titles.map((title) => ({
    id: title || noTitle,
    label: title ? t(`personal.titles.${title}`) : t('personal.noTitle'),
  }));
  const languageItems = languages.map((id) => ({ id, label: t(`languages.${id}`) }));

  return (
    <Card isPadded aria-labelledby="personal-heading">
      <CardHeader isPlain id="personal-heading" title={t('personal.heading')} />
      <div className="grid gap-x-4 gap-y-3.5 md:grid-cols-2 xl:grid-cols-3">
        <Select
          label={t('personal.title')}
          items={titleItems}
          value={values.title || noTitle}
          onChange={(id) => form.setValue('title', titles.find((title) => title === id) ?? '')}
        />
        <ProfileTextField
          form={form}
          name="firstName"
          label={t('personal.firstName')}
          isRequired
          autoComplete="given-name"
          maxLength={maxLengths.firstName}
        />
        <ProfileTextField
          form={form}
          name="lastName"
          label={t('personal.lastName')}
          isRequired
          autoComplete="family-name"
          maxLength={maxLengths.lastName}
        />
        <TextField
          label={t('personal.email')}
          hint={t('personal.emailHint')}
          icon={<Mail {...icon} />}
          type="email"
          value={email}
          readOnly
          suffix={<Lock {...icon} size={16} />}
          className="xl:col-span-2"
        />
        <ProfileTextField
          form={form}
          name="phone"
          label={t('personal.phone')}
          hint={t('personal.phoneHint')}
          icon={<Phone {...icon} />}
          isRequired
          type="tel"
          autoComplete="tel"
          maxLength={maxLengths.phone}
        />
        <ProfileTextField
          form={form}
          name="jobTitle"
          label={t('personal.jobTitle')}
          autoComplete="organization-title"
          maxLength={maxLengths.jobTitle}
          className="xl:col-span-2"
        />
        <Select
          label={t('personal.language')}
          icon={<Languages {...icon} />}
          items={languageItems}
          value={values.language}
          onChange={(id) => form.setValue('language', id === 'fr' ? 'fr' : 'en')}
        />
      </div>
    </Card>
  );
}
