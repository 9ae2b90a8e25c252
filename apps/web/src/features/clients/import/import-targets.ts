import type { ImportTarget, MatchedTarget } from '@hearthline/contract/client-import';
import type { RequiredClientField } from '@hearthline/domain/client/completeness';
import { requiredClientFields } from '@hearthline/domain/client/completeness';
import { useTranslation } from 'react-i18next';
import type { ClientLookup } from '../parts/use-client-words.ts';
import { useClientWords } from '../parts/use-client-words.ts';

/** In the order in which they are offered. */
const targets = Object.keys({
  ignore: true,
  fullName: true,
  firstName: true,
  middleName: true,
  lastName: true,
  email: true,
  otherEmail: true,
  phone: true,
  homeNumber: true,
  officeNumber: true,
  otherPhone: true,
  birthday: true,
  gender: true,
  address1: true,
  address2: true,
  unit: true,
  city: true,
  province: true,
  postalCode: true,
  country: true,
  category: true,
  type: true,
  budget: true,
  budgetMax: true,
  timeline: true,
  tags: true,
  note: true,
  businessName: true,
  businessType: true,
  jobTitle: true,
  relation: true,
  source: true,
  sourceDetail: true,
  leadSource: true,
  entryDate: true,
  moveInDate: true,
  financialSource: true,
  mortgageStatus: true,
  language: true,
  isOptedOut: true,
} satisfies Record<ImportTarget, true>) as ImportTarget[];

const lookups: Record<Exclude<MatchedTarget, 'language'>, ClientLookup> = {
  gender: 'Gender',
  businessType: 'BusinessType',
  relation: 'RelationQuality',
  source: 'ClientSource',
  leadSource: 'LeadSource',
  timeline: 'Timeline',
  type: 'ClientType',
  category: 'ClientCategory',
  financialSource: 'FinancialSource',
  mortgageStatus: 'MortgageStatus',
};

/** Several columns may tell these; any other is told by one. */
export const sharedTargets: ReadonlySet<ImportTarget> = new Set<ImportTarget>([
  'ignore',
  'note',
  'tags',
  'email',
  'otherEmail',
  'phone',
  'otherPhone',
  'homeNumber',
  'officeNumber',
  'address1',
  'address2',
  'unit',
  'city',
  'province',
  'postalCode',
  'country',
]);

export const isRequiredTarget = (target: string): target is RequiredClientField =>
  (requiredClientFields as readonly string[]).includes(target);
export const isMatchedTarget = (target: ImportTarget): target is MatchedTarget =>
  target === 'language' || target in lookups;

/** What columns may become and what values may mean, in words. */
export function useTargetWords() {
  const { t } = useTranslation('clients');
  const { itemsOf } = useClientWords();
  const labelOf = (target: ImportTarget): string => {
    if (target === 'ignore' || target === 'fullName') return t(`import.targets.${target}`);
    if (target === 'otherEmail') return t('form.fields.moreEmails');
    return target === 'otherPhone' ? t('form.fields.morePhones') : t(`form.fields.${target}`);
  };
  const codesOf = (target: MatchedTarget): { id: string; label: string }[] =>
    target === 'language'
      ? (['en', 'fr'] as const).map((id) => ({ id, label: t(`languages.${id}`) }))
      : itemsOf(lookups[target]);
  return {
    labelOf,
    codesOf,
    wordOf: (target: MatchedTarget, code: string) =>
      codesOf(target).find(({ id }) => id === code)?.label ?? code,
    items: targets.map((id) => ({ id, label: isRequiredTarget(id) ? `${labelOf(id)} *` : labelOf(id) })),
  };
}
