import type { ClientInput } from '@hearthline/contract/clients';
import { createContext, use } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ClientValues } from './client-values.ts';

export type ClientForm = UseFormReturn<ClientValues, unknown, ClientInput>;

/** Its value never changes: a key that is pressed draws only the fields it concerns. */
export const ClientFormContext = createContext<ClientForm | null>(null);

export function useClientFormContext(): ClientForm {
  const form = use(ClientFormContext);
  if (!form) throw new Error('This field stands outside of the form');
  return form;
}
