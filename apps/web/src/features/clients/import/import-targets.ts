import type { ImportTarget, MatchedTarget } from '@hearthline/contract/client-import';
import type { ClientField, RequiredClientField } from '@hearthline/domain/client/fields';
import {
  allClientFields,
  clientImportTargets,
  definitionOf,
  importTargetOf,
  isClientAddress,
  requiredClientFields,
} from '@hearthline/domain/client/fields';
import { useTranslation } from 'react-i18next';
import { useClientWords } from '../parts/use-client-words.ts';

const fieldOf = new Map<ImportTarget, ClientField>(
  allClientFields.map((field) => [importTargetOf(field), field]),
);

/** What files tell most often is offered first. */
const firstTargets: readonly ImportTarget[] = [
  'ignore',
  'fullName',
  'firstName',
  'middleName',
  'lastName',
  'email',
  'otherEmail',
  'phone',
  'homeNumber',
  'officeNumber',
  'otherPhone',
  'birthday',
  'gender',
  'address1',
  'address2',
  'unit',
  'city',
  'province',
  'postalCode',
  'country',
  'category',
  'type',
  'budget',
  'budgetMax',
  'timeline',
  'tags',
  'note',
  'businessName',
  'businessType',
  'jobTitle',
  'relation',
  'source',
  'sourceDetail',
  'leadSource',
  'entryDate',
  'moveInDate',
  'financialSource',
  'mortgageStatus',
  'language',
  'isOptedOut',
];
const targets = [...new Set([...firstTargets, ...clientImportTargets])];

const sharedKinds: readonly string[] = ['note', 'tags', 'email', 'emails', 'phone', 'phones'];
/** Several columns may tell these; any other is told by one. */
export const isSharedTarget = (target: ImportTarget): boolean => {
  const field = fieldOf.get(target);
  if (!field) return target === 'ignore';
  return sharedKinds.includes(definitionOf(field).kind) || isClientAddress(field);
};

export const isRequiredTarget = (target: string): target is RequiredClientField =>
  (requiredClientFields as readonly string[]).includes(target);
export const isMatchedTarget = (target: ImportTarget): target is MatchedTarget => {
  const field = fieldOf.get(target);
  return field !== undefined && definitionOf(field).kind === 'choice';
};

/** What columns may become and what values may mean, in words. */
export function useTargetWords() {
  const { t } = useTranslation('clients');
  const { itemsOf, wordOf } = useClientWords();
  const labelOf = (target: ImportTarget): string => {
    if (target === 'ignore' || target === 'fullName') return t(`import.targets.${target}`);
    return t(`form.fields.${fieldOf.get(target) ?? 'note'}`);
  };
  return {
    labelOf,
    codesOf: (target: MatchedTarget): { id: string; label: string }[] => itemsOf(target),
    wordOf: (target: MatchedTarget, code: string) => wordOf(target, code as never) || code,
    items: targets.map((id) => ({ id, label: isRequiredTarget(id) ? `${labelOf(id)} *` : labelOf(id) })),
  };
}
