import type { Account } from './accounts.ts';
import { tokenOf } from './accounts.ts';
import { appOrigin } from './server-address.ts';
import { expect } from './test.ts';

/** Calls the server as this agent, beside the browser. */
export async function callAs<T = unknown>(
  account: Account,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<T> {
  const token = await tokenOf(account);
  const reply = await fetch(`${appOrigin}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(reply.status, path).toBe(200);
  return ((await reply.json()) as { result: T }).result;
}

/** What the law wants in commercial mail. */
export async function completeSender(account: Account, also: object = {}): Promise<void> {
  await callAs(account, 'PUT', '/users', {
    title: 'Ms',
    ...also,
    realtor: { brokerageName: 'Northlight Realty Inc., Brokerage', mailingAddress: '88 Lakeshore Rd E' },
  });
}

export async function giveConsent(account: Account, clientId: string): Promise<void> {
  await callAs(account, 'POST', `/clients/${clientId}/consents`, {
    type: 'express',
    givenOn: '2025-10-01',
    evidence: 'Open house sheet',
    textShown: 'Yes, send me news',
  });
}

/** Nobody else's: the mailbox of the demo is one for all. */
export const ownAddress = (name: string): string => `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`;
