import type { ClientInput } from '@hearthline/contract/clients';
import { createBlankClient } from '@hearthline/domain/client/fields';

/** A whole client as the form would send it, with what a test changes about it. */
export const sampleClient = (changes: Partial<ClientInput> = {}): ClientInput => ({
  ...createBlankClient('2025-11-01', 'en'),
  firstName: 'Étienne',
  lastName: 'Gagnon',
  phone: '514 555 0190',
  relation: 'good',
  type: 'buyer',
  address1: '12 rue Saint-Denis',
  city: 'Montréal',
  province: 'QC',
  postalCode: 'H2X 3K8',
  budget: 80_000_000,
  ...changes,
});
