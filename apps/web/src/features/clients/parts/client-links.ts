import type { ClientFilter } from '@hearthline/contract/client-filter';
import { writeFilter } from '../model/clients-address.ts';

interface ClientLink {
  to: string;
  search: Record<string, string | undefined>;
}

export const clientPageLink = (id: string): ClientLink => ({ to: '/clients/view', search: { id } });
export const clientFormLink = (id?: string): ClientLink => ({ to: '/clients/form', search: { id } });
export const clientMailLink = (clientId: string): ClientLink => ({
  to: '/clients/mail',
  search: { clientId },
});
export const clientImportLink: ClientLink = { to: '/clients/import', search: {} };
export const clientListLink = (filter: ClientFilter): ClientLink => ({
  to: '/clients',
  search: writeFilter(filter),
});
