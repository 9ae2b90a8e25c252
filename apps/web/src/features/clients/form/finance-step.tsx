import { useTranslation } from 'react-i18next';
import { FieldCard } from './field-card.tsx';
import { FormSelect } from './form-select.tsx';
import { MoneyField } from './money-field.tsx';

export function FinanceStep() {
  const { t } = useTranslation('clients');
  return (
    <>
      <FieldCard title={t('form.cards.budget')}>
        <MoneyField name="budget" />
        <MoneyField name="budgetMax" />
        <FormSelect name="timeline" />
      </FieldCard>
      <FieldCard title={t('form.cards.financing')}>
        <FormSelect name="financialSource" />
        <FormSelect name="mortgageStatus" />
      </FieldCard>
    </>
  );
}
