import { countsByMonth } from '@hearthline/domain/client/vocabulary';
import type { Format } from '@hearthline/format/format';
import { parseCents } from '@hearthline/format/parse-number';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { writeDollars } from '../../../shared/ui/number-field.tsx';
import { FormTextField } from './form-text-field.tsx';
import { useClientFormContext } from './use-client-form-context.ts';

/** One end of the budget, in dollars; a monthly rent for those who think in rents. */
export function MoneyField({ name }: { name: 'budget' | 'budgetMax' }) {
  const { t } = useTranslation('clients');
  const format = useFormat();
  const { language } = format;
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
      tidy={(text) => writeMoney(text, format)}
      judgedWith={name === 'budgetMax' ? 'budget' : 'budgetMax'}
    />
  );
}

/** The same amount with its groups; what cannot be read stays as it was typed. */
export function writeMoney(text: string, format: Format): string {
  const cents = parseCents(text, format.language);
  return typeof cents === 'number' ? writeDollars(cents, format) : text.trim();
}
