import { isLeapDay } from '@hearthline/domain/client/yearly-date';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CategoryChoice } from './category-choice.tsx';
import { FieldCard } from './field-card.tsx';
import { FormDayField } from './form-day-field.tsx';
import { FormSelect } from './form-select.tsx';
import { FormTextField } from './form-text-field.tsx';
import { NoteField } from './note-field.tsx';
import { ReachCard } from './reach-card.tsx';
import { TagField } from './tag-field.tsx';
import { useClientFormContext } from './use-client-form-context.ts';

interface PersonalStepProps {
  today: string;
  /** Another client has the typed e-mail. */
  isEmailTaken: boolean;
}

export function PersonalStep({ today, isEmailTaken }: PersonalStepProps) {
  const { t } = useTranslation('clients');
  return (
    <>
      <FieldCard title={t('form.cards.who')}>
        <FormTextField name="firstName" maxLength={80} />
        <FormTextField name="middleName" maxLength={80} />
        <FormTextField name="lastName" maxLength={80} />
        <FormSelect name="gender" />
        <BirthdayField today={today} />
        <FormSelect name="type" />
      </FieldCard>
      <ReachCard isEmailTaken={isEmailTaken} />
      <FieldCard title={t('form.cards.work')}>
        <FormTextField name="businessName" maxLength={120} />
        <FormSelect name="businessType" />
        <FormTextField name="jobTitle" maxLength={120} />
        <CategoryChoice className="@min-[700px]:col-span-2" />
        <FormSelect name="relation" hint={t('form.hints.relation')} />
      </FieldCard>
      <FieldCard title={t('form.cards.notes')}>
        <TagField className="@min-[700px]:col-span-2" />
        <FormDayField name="entryDate" today={today} max={today} />
        <NoteField className="@min-[440px]:col-span-full" />
      </FieldCard>
    </>
  );
}

const usualAgeYears = 40;

function BirthdayField({ today }: { today: string }) {
  const { t } = useTranslation('clients');
  const { control } = useClientFormContext();
  const birthday = useWatch({ control, name: 'birthday' });
  const yearsAround = `${Number(today.slice(0, 4)) - usualAgeYears}-01-01`;
  return (
    <FormDayField
      name="birthday"
      today={today}
      max={today}
      yearsAround={yearsAround}
      hint={isLeapDay(birthday) ? t('form.hints.leapDay') : undefined}
    />
  );
}
