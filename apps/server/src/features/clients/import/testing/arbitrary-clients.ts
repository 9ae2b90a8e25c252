import type { ClientInput } from '@hearthline/contract/clients';
import type { ClientField } from '@hearthline/domain/client/fields';
import { allClientFields, definitionOf } from '@hearthline/domain/client/fields';
import { provinces } from '@hearthline/domain/client/vocabulary';
import fc from 'fast-check';

/** What people type, and what tables stumble over. */
const sign = fc.constantFrom(...('abcéÉçñ’\'",;|=+-@#0 1<&/\\:😀北'.match(/./gu) ?? []));
const text = (maxLength: number, minLength = 0) =>
  fc
    .array(sign, { minLength, maxLength })
    .map((signs) => signs.join('').trim())
    .filter((line) => line.length >= minLength && line.length <= maxLength);
const note = fc.array(text(30), { maxLength: 4 }).map((lines) => lines.join('\n').trim());
const listed = text(20, 1).filter(
  (word) => !word.includes('; ') && !word.endsWith(';') && !word.startsWith(';'),
);
const day = fc
  .integer({ min: 0, max: 45_000 })
  .map((days) => new Date(Date.UTC(1902, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));
const national = fc.stringMatching(/^[2-9]\d{2}[2-9]\d{6}$/);
const phone = fc
  .tuple(national, fc.option(fc.stringMatching(/^\d{1,5}$/), { nil: null }))
  .map(([number, extension]) => `+1${number}${extension ? `;ext=${extension}` : ''}`);
const place = fc.constantFrom(
  { country: 'CA', postalCode: 'M5J 2Z3' },
  { country: 'US', postalCode: '90210-1234' },
  { country: 'FR', postalCode: '75011' },
);

const morePhones = fc.uniqueArray(
  fc.record({ label: text(15).filter((label) => !label.includes(';')), number: phone }),
  { maxLength: 3, selector: ({ number }) => number },
);

/** Anything that a field may hold, by its kind. */
function anyOf(field: ClientField): fc.Arbitrary<unknown> {
  const definition = definitionOf(field);
  const { isRequired, isAlways } = definition;
  const orNull = <T>(value: fc.Arbitrary<T>) => (isAlways ? value : fc.option(value, { nil: null }));
  switch (definition.kind) {
    case 'text':
      return text(Math.min(definition.maxLength, 30), isRequired ? 1 : 0);
    case 'choice':
      return orNull(fc.constantFrom(...definition.values));
    case 'date':
      return orNull(day);
    case 'phone':
      return isRequired ? phone : fc.option(phone, { nil: '' });
    case 'phones':
      return morePhones;
    case 'flag':
      return fc.boolean();
    case 'tags':
      return fc.uniqueArray(listed, { maxLength: 5 });
    case 'note':
      return note;
    case 'digits':
      return fc.stringMatching(/^\d{0,4}$/);
    case 'money':
      return isRequired
        ? fc.integer({ min: 1, max: 500_000_000 })
        : fc.option(fc.integer({ min: 500_000_000, max: 900_000_000 }), { nil: null });
    case 'emails':
      return fc
        .integer({ min: 0, max: 3 })
        .map((count) => Array.from({ length: count }, (_, index) => `more${index}@example.com`));
    default:
      return fc.constant('');
  }
}

const client = fc
  .record({
    ...Object.fromEntries(allClientFields.map((field) => [field, anyOf(field)])),
    province: fc.constantFrom(...provinces, ''),
    place,
  })
  .map(({ place: where, ...rest }) => ({ ...rest, ...where }) as unknown as ClientInput);

/** Each with addresses of their own. */
export const sampleClients = fc.array(client, { minLength: 1, maxLength: 12 }).map((clients) =>
  clients.map((each, index) => ({
    ...each,
    email: `person${index}@example.com`,
    moreEmails: each.moreEmails.map((email) => `${index}.${email}`),
  })),
);
