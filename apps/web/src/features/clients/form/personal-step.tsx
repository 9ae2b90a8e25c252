import { isLeapDay } from '@hearthline/domain/client/yearly-date';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { CategoryChoice } from './category-choice.tsx';
import { FieldCard, FormDayField, FormSelect } from './form-fields.tsx';
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
  const { register } = useClientFormContext();
  return (
    <>
      <FieldCard card="who" special={{ birthday: <BirthdayField today={today} /> }} />
      <ReachCard isEmailTaken={isEmailTaken} />
      <FieldCard
        card="work"
        special={{
          category: <CategoryChoice className="@min-[700px]:col-span-2" />,
          relation: <FormSelect name="relation" hint={t('form.hints.relation')} />,
        }}
      />
      <FieldCard
        card="notes"
        special={{
          tags: <TagField className="@min-[700px]:col-span-2" />,
          entryDate: <FormDayField name="entryDate" today={today} max={today} />,
          note: (
            <TextArea
              {...register('note')}
              label={t('form.fields.note')}
              hint={t('form.hints.note')}
              maxLength={10_000}
              className="@min-[440px]:col-span-full"
            />
          ),
        }}
      />
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
