import type { Client, ClientInput } from '../../packages/contract/src/clients.ts';
import type { Account } from './accounts.ts';
import { tokenOf } from './accounts.ts';
import { appOrigin } from './server-address.ts';
import { expect } from './test.ts';

const blank: ClientInput = {
  firstName: 'Amara',
  middleName: '',
  lastName: 'Chen-Laurent',
  email: '',
  moreEmails: [],
  phone: '416 555 0142',
  homeNumber: '',
  officeNumber: '',
  morePhones: [],
  birthday: null,
  gender: null,
  businessName: '',
  businessType: null,
  jobTitle: '',
  relation: 'good',
  source: null,
  sourceDetail: '',
  leadSource: null,
  timeline: null,
  type: 'buyer',
  category: 'interested',
  note: '',
  entryDate: '2025-10-01',
  isOptedOut: false,
  language: 'en',
  tags: [],
  address1: '77 Mohawk Ave',
  address2: '',
  unit: '',
  city: 'Mississauga',
  province: 'ON',
  postalCode: 'L5G 3R4',
  country: 'CA',
  moveInDate: null,
  budget: 100_000_000,
  budgetMax: null,
  financialSource: null,
  mortgageStatus: null,
};

/** The agent's people, made through the server beside the browser, one after the other. */
export async function addClients(
  account: Account,
  people: readonly Partial<ClientInput>[],
): Promise<Client[]> {
  const token = await tokenOf(account);
  const added: Client[] = [];
  for (const person of people) {
    const reply = await fetch(`${appOrigin}/api/clients`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...blank, ...person }),
    });
    expect(reply.status).toBe(200);
    added.push(((await reply.json()) as { result: Client }).result);
  }
  return added;
}
