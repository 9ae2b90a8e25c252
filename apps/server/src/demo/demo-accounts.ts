import type { UpdatePreferencesInput, UpdateUserInput } from '@hearthline/contract/users';
import { demoAccounts } from '../config/config.ts';
import type { CreateVerifiedAccount } from '../features/auth/auth.accounts.ts';
import type { SendingApprovals } from '../features/messages/approvals/sending-approvals.service.ts';
import type { AgreementTerms } from '../features/users/board-agreements.service.ts';
import type { UsersService } from '../features/users/users.service.ts';

const agreement = {
  boardName: 'Lakeshore Regional Board',
  validFrom: '2025-01-01',
  validUntil: '2035-12-31',
};

/** What the demo needs of the features that own accounts. */
export interface AccountsPort {
  createAccount: CreateVerifiedAccount;
  users: Pick<UsersService, 'update' | 'updatePreferences' | 'dismissSetup'>;
  agreements: { grant(agentId: string, terms: AgreementTerms): Promise<void> };
  approvals: Pick<SendingApprovals, 'findAgent' | 'approve'>;
}

type Person = Required<
  Pick<UpdateUserInput, 'title' | 'firstName' | 'lastName' | 'phone' | 'jobTitle' | 'realtor'>
>;

const people: Record<string, Person> = {
  'ava@hearthline.test': {
    title: 'Ms',
    firstName: 'Ava',
    lastName: 'Tremblay',
    phone: '416 555 0119',
    jobTitle: 'Sales representative',
    realtor: {
      agentId: '9532207',
      brokerageName: 'Northlight Realty Inc., Brokerage',
      phone: '905 555 0100',
      fax: '905 555 0101',
      email: 'office@northlight.test',
      address: '88 Lakeshore Rd E, Unit 4',
      city: 'Alder Bay',
      mailingAddress: 'PO Box 1140, Alder Bay, ON L1A 4N4',
    },
  },
  'noah@hearthline.test': {
    title: 'Mr',
    firstName: 'Noah',
    lastName: 'Singh',
    phone: '647 555 0142',
    jobTitle: 'Broker',
    realtor: {
      agentId: '9418830',
      brokerageName: 'Harbour & Pine Realty Ltd., Brokerage',
      phone: '905 555 0166',
      email: 'hello@harbourpine.test',
      address: '12 Harbour St',
      city: 'Alder Bay',
      mailingAddress: '12 Harbour St, Alder Bay, ON L1C 1B7',
    },
  },
  'admin@hearthline.test': {
    title: 'Ms',
    firstName: 'Ada',
    lastName: 'Moreau',
    phone: '416 555 0100',
    jobTitle: 'Administrator',
    realtor: { brokerageName: 'Hearthline' },
  },
};

/** Ava keeps none: what she sends shall be seen in the mailbox at any hour. */
const preferences: Record<string, UpdatePreferencesInput> = {
  'noah@hearthline.test': { quietHours: { isOn: true, from: '21:00', to: '07:30' } },
};

/** Makes the demo sign-ins that are not there yet, each with an agreement that outlasts the demo, and lets them send. */
export async function makeDemoAccounts(
  { createAccount, agreements, approvals, users }: AccountsPort,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const entries = Object.entries(people);
  for (const [index, [email, person]] of entries.entries()) {
    const { firstName, lastName } = person;
    const isAdmin = email === demoAccounts.admin;
    const agentId = await createAccount({
      email,
      password: demoAccounts.password,
      firstName,
      lastName,
      isAdmin,
      // Its clients and analyses are more than a small plan holds, whatever the operator chose for others.
      plan: 'pro',
    });
    if (agentId) {
      await users.update(agentId, person);
      await users.updatePreferences(agentId, preferences[email] ?? {});
      await agreements.grant(agentId, agreement);
      // They have worked here for long.
      await users.dismissSetup(agentId, true);
    }
    onProgress(index + 1, entries.length);
  }
  const admin = await approvals.findAgent(demoAccounts.admin);
  for (const email of Object.keys(people)) {
    const agent = await approvals.findAgent(email);
    if (admin && agent) await approvals.approve(agent.agentId, admin.agentId);
  }
}
