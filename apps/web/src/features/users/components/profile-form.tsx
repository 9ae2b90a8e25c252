import type { Me } from '@hearthline/contract/users';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountToast } from '../../../shared/ui/toast.tsx';
import { useProfileForm } from '../model/use-profile-form.ts';
import { PersonalInfoSection } from './personal-info-section.tsx';
import { ProfileSaveBar } from './profile-save-bar.tsx';
import { RealtorInfoSection } from './realtor-info-section.tsx';

interface ProfileFormProps {
  me: Me;
  /** The column beside the fields; the bar below spans both. */
  aside: ReactNode;
}

export function ProfileForm({ me, aside }: ProfileFormProps) {
  const { t } = useTranslation('users');
  const [discardCount, setDiscardCount] = useState(0);
  const { form, values, changeCount, isSaving, submit, discard } = useProfileForm(me, {
    onSaved: () => accountToast.success(t('profile.updated')),
    onFailed: () => accountToast.error(t('profile.updateFailed')),
  });

  function handleDiscard() {
    discard();
    setDiscardCount(discardCount + 1);
  }

  return (
    // The margin keeps a field that takes the focus clear of the header and of the bar.
    <form
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
