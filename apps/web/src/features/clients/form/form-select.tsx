import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../shared/ui/select.tsx';
import type { ClientLookup } from '../parts/use-client-words.ts';
import { useClientWords } from '../parts/use-client-words.ts';
import type { ClientValues } from './client-values.ts';
import { useClientFormContext } from './use-client-form-context.ts';

const lookupOf = {
  gender: 'Gender',
  type: 'ClientType',
  leadSource: 'LeadSource',
  source: 'ClientSource',
  businessType: 'BusinessType',
  relation: 'RelationQuality',
  timeline: 'Timeline',
  financialSource: 'FinancialSource',
  mortgageStatus: 'MortgageStatus',
} as const satisfies Partial<Record<keyof ClientValues, ClientLookup>>;

/** A select needs an id for the empty choice too. */
const none = 'none';

/** One of the client's lists; every one of them may stay open. */
export function FormSelect({ name, hint }: { name: keyof typeof lookupOf; hint?: string }) {
  const { t } = useTranslation('clients');
  const { control, setValue } = useClientFormContext();
  const value = useWatch({ control, name });
  const items = useClientWords().itemsOf(lookupOf[name]);
  return (
    <Select
      label={t(`form.fields.${name}`)}
      hint={hint}
      placeholder={t('form.choose')}
      items={value === null ? items : [{ id: none, label: t('form.notSet') }, ...items]}
      value={value}
      onChange={(id: string) => setValue(name, (id === none ? null : id) as typeof value)}
    />
  );
}
