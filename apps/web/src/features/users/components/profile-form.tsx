import { fieldCodeOf } from '@hearthline/contract/errors';
import type { Me } from '@hearthline/contract/users';
import { titles } from '@hearthline/contract/users';
import { languages } from '@hearthline/domain/language';
import { BadgeCheck, FileText, Languages, Lock, Mail, Pencil, Phone, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import type { TextFieldProps } from '../../../shared/ui/text-field.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { accountToast } from '../../../shared/ui/toast.tsx';
import type { ProfileField, ProfileValues } from '../model/profile-form.ts';
import { isMailingSame, isRealtorField, mailingAddressOf, maxLengths } from '../model/profile-form.ts';
import type { ProfileFormState } from '../model/use-profile-form.ts';
import { useProfileForm } from '../model/use-profile-form.ts';

interface ProfileFormProps {
  me: Me;
  /** The column beside the fields; the bar below spans both. */
  aside: ReactNode;
}

export function ProfileForm({ me, aside }: ProfileFormProps) {
  const { t } = useTranslation('users');
  const [discardCount, setDiscardCount] = useState(0);
  const { form, values, changeCount, isSaving, submit, discard } = useProfileForm(
    me,
    () => accountToast.success(t('profile.updated')),
    () => accountToast.error(t('profile.updateFailed')),
  );

  const wanted = useWantedField();

  function handleDiscard() {
    discard();
    setDiscardCount(discardCount + 1);
  }

  return (
    // The margin keeps a field that takes the focus clear of the header and of the bar.
    <form
      ref={wanted}
      noValidate
      onSubmit={submit}
      className="flex flex-1 flex-col [&_:is(input,button)]:scroll-mt-20 [&_:is(input,button)]:scroll-mb-24"
    >
      <div className="mb-8 grid items-start gap-4 lg:grid-cols-[280px_minmax(0,1fr)] lg:gap-5 xl:grid-cols-[320px_minmax(0,1fr)]">
        <div className="grid gap-4 md:max-lg:grid-cols-2 md:max-lg:*:first:col-span-2">{aside}</div>
        <div className="grid gap-4">
          <PersonalInfoSection form={form} values={values} email={me.email} />
          <RealtorInfoSection key={discardCount} form={form} />
        </div>
      </div>
      <ProfileSaveBar changeCount={changeCount} isSaving={isSaving} onDiscard={handleDiscard} />
    </form>
  );
}

/** What lacks elsewhere leads here by the name of its field: `?field=brokerageName`. */
function useWantedField() {
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const name = new URLSearchParams(window.location.search).get('field');
    const fields = [...(place.current?.querySelectorAll('input') ?? [])];
    if (name) fields.find((field) => field.name === name || field.name === `realtor.${name}`)?.focus();
  }, []);
  return place;
}

interface ProfileSaveBarProps {
  changeCount: number;
  isSaving: boolean;
  onDiscard: () => void;
}

/** Stands at the bottom of the window, over the page's own padding. */
function ProfileSaveBar({ changeCount, isSaving, onDiscard }: ProfileSaveBarProps) {
  const { t } = useTranslation('users');
  const hasChanges = changeCount > 0;
  return (
    <div className="sticky bottom-0 z-(--z-sticky) -mx-4 mt-auto flex min-h-18 flex-wrap items-center gap-2 border-t border-line-strong bg-chrome px-4 py-3 md:-mx-8 md:px-8">
      <p role="status" className="flex min-w-0 flex-1 basis-48 items-center gap-2 text-sm text-ink-2">
        {hasChanges && <Pencil aria-hidden="true" size={16} strokeWidth={1.75} className="flex-none" />}
        {hasChanges ? t('profile.changes', { count: changeCount }) : t('profile.noChanges')}
      </p>
      {hasChanges && (
        <Button variant="ghost" disabled={isSaving} onClick={onDiscard}>
          {t('profile.discard')}
        </Button>
      )}
      <Button type="submit" isLoading={isSaving} disabled={!hasChanges}>
        {isSaving ? t('profile.saving') : t('profile.saveChanges')}
      </Button>
    </div>
  );
}

interface PersonalInfoSectionProps {
  form: ProfileFormState;
  values: ProfileValues;
  email: string;
}

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const;
/** A select needs an id for the empty choice too. */
const noTitle = 'none';

function PersonalInfoSection({ form, values, email }: PersonalInfoSectionProps) {
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
        <ProfileTextField form={form} name="firstName" isRequired autoComplete="given-name" />
        <ProfileTextField form={form} name="lastName" isRequired autoComplete="family-name" />
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
          hint={t('personal.phoneHint')}
          icon={<Phone {...icon} />}
          isRequired
          type="tel"
          autoComplete="tel"
        />
        <ProfileTextField
          form={form}
          name="jobTitle"
          autoComplete="organization-title"
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

function RealtorInfoSection({ form }: { form: ProfileFormState }) {
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
        <ProfileTextField form={form} name="realtor.agentId" icon={<BadgeCheck {...icon} />} />
        <ProfileTextField
          form={form}
          name="realtor.brokerageName"
          autoComplete="organization"
          className="xl:col-span-2"
        />
        <ProfileTextField form={form} name="realtor.phone" icon={<Phone {...icon} />} type="tel" />
        <ProfileTextField form={form} name="realtor.fax" icon={<Printer {...icon} />} type="tel" />
        <ProfileTextField form={form} name="realtor.email" icon={<Mail {...icon} />} type="email" />
        <ProfileTextField
          form={form}
          name="realtor.address"
          onEdited={followAddress}
          className="xl:col-span-2"
        />
        <ProfileTextField form={form} name="realtor.city" onEdited={followAddress} />
        <ProfileTextField
          form={form}
          name="realtor.mailingAddress"
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

interface ProfileTextFieldProps extends Omit<TextFieldProps, 'form' | 'name' | 'label'> {
  form: ProfileFormState;
  name: ProfileField;
  onEdited?: () => void;
}

/** The codes of the shared schema, from this side or from the server, in words. */
function useErrorText(error: FieldError | undefined, label: string): string | undefined {
  const { t } = useTranslation(['users', 'common']);
  if (!error) return undefined;
  const { type, message = '' } = error;
  switch (fieldCodeOf({ code: type, message })) {
    case 'phone_digits':
      return t('errors.phoneDigits');
    case 'one_line':
      return `${label} ${t('common:oneLine')}`;
    case 'needed_by_site':
      return t('errors.neededBySite');
    case 'too_small':
      return `${label} ${t('common:required')}`;
    case 'invalid_format':
    case 'invalid_union':
      return `${label} ${t('common:invalidEmail')}`;
  }
  return message || t('errors.invalid');
}

function ProfileTextField({ form, name, hint, onEdited, ...props }: ProfileTextFieldProps) {
  const { t } = useTranslation('users');
  const label = t(isRealtorField(name) ? name : `personal.${name}`);
  const { error } = form.getFieldState(name, form.formState);
  const errorText = useErrorText(error, label);
  return (
    <TextField
      {...props}
      {...form.register(name, { onChange: onEdited })}
      label={label}
      maxLength={maxLengths[name] ?? undefined}
      hint={errorText ? undefined : hint}
      error={errorText}
    />
  );
}
