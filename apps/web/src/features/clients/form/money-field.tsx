import { countsByMonth } from '@hearthline/domain/client/vocabulary';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguageStore } from '../../../shared/stores/language-store.ts';
import { FormTextField } from './form-text-field.tsx';
import { writeMoney } from './money-text.ts';
import { useClientFormContext } from './use-client-form-context.ts';

/** One end of the budget, in dollars; a monthly rent for those who think in rents. */
export function MoneyField({ name }: { name: 'budget' | 'budgetMax' }) {
  const { t } = useTranslation('clients');
  const language = useLanguageStore(({ lan }) => lan);
  const { control } = useClientFormContext();
  const isRent = countsByMonth(useWatch({ control, name: 'type' }));
  return (
    <FormTextField
      name={name}
      label={t(isRent ? `form.rent.${name}` : `form.fields.${name}`)}
      hint={t(isRent ? 'form.hints.rent' : `form.hints.${name}`)}
      inputMode="decimal"
      maxLength={20}
      icon={language === 'en' ? <span className="text-sm">$</span> : undefined}
      suffix={language === 'fr' ? '$' : undefined}
      tidy={(text) => writeMoney(text, language)}
      judgedWith={name === 'budgetMax' ? 'budget' : 'budgetMax'}
    />
  );
}
