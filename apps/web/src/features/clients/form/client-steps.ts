import type { ClientField } from './client-values.ts';

export const clientSteps = ['personal', 'address', 'finance'] as const;
export type ClientStep = (typeof clientSteps)[number];

/** In the order in which they are read, so that the first error is the first one seen. */
export const fieldsOfStep: Record<ClientStep, readonly ClientField[]> = {
  personal: [
    'firstName',
    'middleName',
    'lastName',
    'gender',
    'birthday',
    'type',
    'email',
    'phone',
    'homeNumber',
    'officeNumber',
    'leadSource',
    'source',
    'sourceDetail',
    'language',
    'moreEmails',
    'morePhones',
    'businessName',
    'businessType',
    'jobTitle',
    'category',
    'relation',
    'tags',
    'entryDate',
    'note',
    'isOptedOut',
  ],
  address: ['address1', 'address2', 'unit', 'city', 'country', 'province', 'postalCode', 'moveInDate'],
  finance: ['budget', 'budgetMax', 'timeline', 'financialSource', 'mortgageStatus'],
};

export const readStep = (text: string | undefined): ClientStep =>
  clientSteps.find((step) => step === text) ?? 'personal';

export const stepAt = (index: number): ClientStep => clientSteps[index] ?? 'personal';

export const stepOfField = (field: ClientField): ClientStep =>
  clientSteps.find((step) => fieldsOfStep[step].includes(field)) ?? 'personal';

export const stepAfter = (step: ClientStep): ClientStep | undefined =>
  clientSteps[clientSteps.indexOf(step) + 1];
