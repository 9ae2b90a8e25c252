import type { ImportTarget } from '@hearthline/contract/client-import';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { useClientFormat } from '../parts/format-client.ts';
import { isMatchedTarget, useTargetWords } from './import-targets.ts';

interface Fact {
  label: string;
  text: string;
}

const phones = ['phone', 'homeNumber', 'officeNumber'];
const addressParts = ['unit', 'address1', 'address2', 'city', 'province', 'postalCode', 'country'];
/** Shown above the facts, or within another one. */
const shownElsewhere = new Set(['firstName', 'middleName', 'lastName', 'email', ...addressParts]);

/** The values of a row as people write them, in the order in which they matter. */
export function usePreviewFacts(values: Record<string, string>): Fact[] {
  const { t } = useTranslation('clients');
  const format = useFormat();
  const { phone } = useClientFormat();
  const { wordOf, labelOf } = useTargetWords();

  function write(field: string, value: string): string {
    if (phones.includes(field)) return phone(value);
    if (field === 'morePhones') return value.split('; ').map(phone).join(', ');
    if (field === 'birthday' || field === 'entryDate' || field === 'moveInDate')
      return format.dateText(value);
    if (field === 'budget' || field === 'budgetMax') return format.price(Number(value));
    if (field === 'isOptedOut') return t(value === 'true' ? 'import.preview.yes' : 'import.preview.no');
    const target = field as ImportTarget;
    return isMatchedTarget(target) ? wordOf(target, value) : value;
  }
  function nameOf(field: string): string {
    if (field === 'moreEmails') return labelOf('otherEmail');
    return field === 'morePhones' ? labelOf('otherPhone') : labelOf(field as ImportTarget);
  }

  const address = addressParts.flatMap((part) => values[part] || []).join(', ');
  const facts = Object.entries(values)
    .filter(([field, value]) => value !== '' && !shownElsewhere.has(field))
    .map(([field, value]) => ({ field, label: nameOf(field), text: write(field, value) }));
  const byField = (field: string) => facts.filter((fact) => fact.field === field);
  const first = [...byField('phone'), ...byField('birthday')];
  const place = address === '' ? [] : [{ label: t('import.preview.address'), text: address }];
  return [...first, ...place, ...facts.filter((fact) => !first.includes(fact))];
}
