import type { ClientInput } from '@hearthline/contract/clients';
import {
  businessTypes,
  clientCategories,
  clientSources,
  clientTypes,
  financialSources,
  genders,
  leadSources,
  mortgageStatuses,
  provinces,
  relationQualities,
  timelines,
} from '@hearthline/domain/client/vocabulary';
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
const oneOf = <T>(items: readonly T[]) => fc.constantFrom(...items, null);
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

const client: fc.Arbitrary<ClientInput> = fc
  .record({
    firstName: text(30, 1),
    middleName: text(10),
    lastName: text(30, 1),
    phone,
    homeNumber: fc.option(phone, { nil: '' }),
    officeNumber: fc.option(phone, { nil: '' }),
    morePhones: fc.uniqueArray(
      fc.record({ label: text(15).filter((label) => !label.includes(';')), number: phone }),
      {
        maxLength: 3,
        selector: ({ number }) => number,
      },
    ),
    birthday: fc.option(day, { nil: null }),
    gender: oneOf(genders),
    businessName: text(30),
    businessType: oneOf(businessTypes),
    jobTitle: text(30),
    relation: oneOf(relationQualities),
    source: oneOf(clientSources),
    sourceDetail: text(30),
    leadSource: oneOf(leadSources),
    timeline: oneOf(timelines),
    type: oneOf(clientTypes),
    category: fc.constantFrom(...clientCategories),
    note,
    entryDate: day,
    isOptedOut: fc.boolean(),
    language: fc.constantFrom('en' as const, 'fr' as const),
    tags: fc.uniqueArray(listed, { maxLength: 5 }),
    address1: text(30, 1),
    address2: text(20),
    unit: fc.stringMatching(/^\d{0,4}$/),
    city: text(20, 1),
    province: fc.constantFrom(...provinces, ''),
    moveInDate: fc.option(day, { nil: null }),
    budget: fc.integer({ min: 1, max: 500_000_000 }),
    budgetMax: fc.option(fc.integer({ min: 500_000_000, max: 900_000_000 }), { nil: null }),
    financialSource: oneOf(financialSources),
    mortgageStatus: oneOf(mortgageStatuses),
    place,
    moreEmails: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ place: { country, postalCode }, moreEmails, ...rest }) => ({
    ...rest,
    country,
    postalCode,
    email: '',
    moreEmails: Array.from({ length: moreEmails }, (_, index) => `more${index}@example.com`),
  }));

/** Each with addresses of their own. */
export const sampleClients = fc.array(client, { minLength: 1, maxLength: 12 }).map((clients) =>
  clients.map((each, index) => ({
    ...each,
    email: `person${index}@example.com`,
    moreEmails: each.moreEmails.map((email) => `${index}.${email}`),
  })),
);
