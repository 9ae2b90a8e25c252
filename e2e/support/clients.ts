import type { Client, ClientInput } from '../../packages/contract/src/clients.ts';
import { createBlankClient } from '../../packages/domain/src/client/fields.ts';
import type { Account } from './accounts.ts';
import { tokenOf } from './accounts.ts';
import { appOrigin } from './server-address.ts';
import { expect } from './test.ts';

const blank: ClientInput = {
  ...createBlankClient('2025-10-01', 'en'),
  firstName: 'Amara',
  lastName: 'Chen-Laurent',
  phone: '416 555 0142',
  relation: 'good',
  type: 'buyer',
  address1: '77 Mohawk Ave',
  city: 'Mississauga',
  province: 'ON',
  postalCode: 'L5G 3R4',
  budget: 100_000_000,
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
