import type { Composition } from './composition.ts';
import { demoAccounts } from './config/config.ts';

const people: Record<string, { firstName: string; lastName: string; brokerageName: string }> = {
  'ava@hearthline.test': {
    firstName: 'Ava',
    lastName: 'Tremblay',
    brokerageName: 'Northlight Realty Inc., Brokerage',
  },
  'noah@hearthline.test': {
    firstName: 'Noah',
    lastName: 'Singh',
    brokerageName: 'Harbour & Pine Realty Ltd., Brokerage',
  },
  'admin@hearthline.test': { firstName: 'Ada', lastName: 'Min', brokerageName: 'Hearthline' },
};

/** Makes the demo sign-ins that are not there yet, each with an agreement that outlasts the demo. */
export async function fillDemo(
  { createAccount, agreements }: Composition['operator'],
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const emails = [...demoAccounts.agents, demoAccounts.admin];
  for (const [index, email] of emails.entries()) {
    const person = people[email];
    if (!person) continue;
    const agentId = await createAccount({
      email,
      password: demoAccounts.password,
      ...person,
      isAdmin: email === demoAccounts.admin,
    });
    if (agentId)
      await agreements.grant(agentId, {
        boardName: 'Lakeshore Regional Board',
        validFrom: '2025-01-01',
        validUntil: '2035-12-31',
      });
    onProgress(index + 1, emails.length);
  }
}
