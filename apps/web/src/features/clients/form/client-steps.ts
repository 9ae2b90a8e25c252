import type { ClientField } from '@hearthline/domain/client/fields';
import { allClientFields, clientCards, clientFields } from '@hearthline/domain/client/fields';

export const clientSteps = ['personal', 'address', 'finance'] as const;
export type ClientStep = (typeof clientSteps)[number];

export const stepOfField = (field: ClientField): ClientStep => clientCards[clientFields[field].card];
/** In the order in which they are read, so that the first error is the first one seen. */
export const fieldsOfStep = (step: ClientStep): ClientField[] =>
  allClientFields.filter((field) => stepOfField(field) === step);

export const parseStep = (text: string | undefined): ClientStep =>
  clientSteps.find((step) => step === text) ?? 'personal';

export const stepAt = (index: number): ClientStep => clientSteps[index] ?? 'personal';

export const stepAfter = (step: ClientStep): ClientStep | undefined =>
  clientSteps[clientSteps.indexOf(step) + 1];
